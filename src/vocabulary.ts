// ─── vocabulary: begin ──────────────────────────────────────────────────────────────────────────
// Every label and phrase the guard knows. To teach it another language, add entries to these lists;
// nothing else has to change, and the English entries may stay or go.
//
//  - An entry is plain text. Letter case, the shape of apostrophes and the width of spaces do not matter.
//  - A phrase matches whole words only, of any script; commas and other marks in it must be there too.
//  - «…» stands for up to three words: "no … needed". «*» stands for the rest of a word, at its end or
//    its beginning: "continu*", "*ing"; alone it is any one word. Labels take neither mark.
//  - A list whose name ends in AtStart counts only where a clause or segment starts.
//  - A list whose name ends in Lookalikes takes back each match that starts inside one of its phrases:
//    "I'm *ing" is a promise, "I'm hoping" is none.

/** The labels of the three slots. A label opens its line and has a colon after it, or fills a heading or bold line. */
export const labels = {
  now: ['now', 'where we are', 'state now'],
  fromYou: ['what I need from you', 'from you'],
  next: ["what's next", 'what is next', 'what next', 'next'],
};

/** The from-you slot answers "nothing": its first clause holds one of these. */
export const nothing = [
  // nothing at all
  'nothing', 'none', 'n/a', 'n.a', 'not applicable', 'not a thing', 'not one thing', 'not a single', 'not anything',
  'no asks', 'no requests',
  // no … needed
  'no … needed', 'no … required', 'no … necessary', 'no … outstanding', 'no … pending', 'no … from you',
  'no … for you', 'no … of you', 'no … on you', 'no … on your', 'no … from your', 'no … at your', 'no questions',
  'no further questions', 'no more questions', 'no open questions', 'no further requests', 'neither … nor … needed',
  'neither … nor … required', 'neither is needed', 'neither is required', 'I need no', 'we need no', 'this needs no',
  'that needs no', 'it needs no', 'this requires no', 'that requires no', 'it requires no', 'I require no',
  'your … not required', 'your … not needed', 'your … not necessary', "your … isn't required", "your … isn't needed",
  "your … won't be needed", 'your … will not be needed', "you won't be needed", "you're not needed",
  'you are not needed', "you aren't needed", 'not required right now', 'not needed right now',
  'not required from you', 'not needed from you', 'not needed here', "isn't necessary", "aren't necessary",
  'is not necessary', "*n't called for", 'not called for', 'be superfluous', 'is superfluous',
  // you do not have to …
  'no need to do anything', 'no need to act', 'no need to intervene', 'no need to reply', 'no need to respond',
  'no need for any', 'no need for action', 'lift a finger', "you don't owe", "*n't have to do", "*n't need to do",
  'not have to do', 'not need to do', "needn't do", 'need not do', "*n't have to act", "*n't need to act",
  "needn't act", "*n't have to react", "*n't need to react", "needn't react", "*n't have to reply",
  "*n't need to reply", "needn't reply", "*n't have to respond", "*n't need to respond", "needn't respond",
  "*n't have to be involved", "*n't have to be here", "*n't need to be involved", "*n't need to be here",
  "needn't be involved", "needn't be here", 'need not be involved', "*n't have to worry", "*n't need to worry",
  "needn't worry", "don't worry about this", "don't worry about it", "don't worry about a thing",
  "*n't have to intervene", "*n't need to intervene", "needn't intervene", "*n't need to step in",
  "*n't have to step in", "*n't bother you", 'not bother you', "*n't trouble you", 'not trouble you',
  'need not concern you', "*n't concern you",
  // I do not need …
  "don't … need … anything", 'do not … need … anything', 'do not require anything', "don't want anything",
  "don't need a thing", "don't need a hand", "don't need help", "don't need any help", "don't need your help",
  "don't need any more", "don't need any further", "don't need further", "don't need more from you",
  "don't need input", "don't need your input", "don't think I need", "can't think of anything",
  'cannot think of anything', "isn't anything", 'not … anything … need', "know what to ask", "*n't believe anything",
  "*n't think anything", "*n't need you", 'not need you', "*n't require you", "*n't involve you",
  "*n't depend on you", 'not depend on you', "*n't wait on you", "*n't wait for you", "*n't waiting on",
  "*n't waiting for", 'not waiting on', 'not waiting for', "nobody's waiting", 'nobody is waiting',
  'no one is waiting', "no one's waiting", 'waits on nobody', 'waiting on nobody', 'waiting on no one',
  "*n't blocked on you", 'not blocked on you', 'not blocked by you', 'not blocked on anything', "I'm not blocked",
  'I am not blocked', "*n't have any … question*", "*n't have any … ask", "*n't have any … asks",
  "*n't have any … request*", "*n't have any … blocker*", 'without you', 'without further input',
  'can proceed without', 'can continue without', 'can carry on without', 'can go on without', 'can finish without',
  'be fine without', 'can manage without', 'get by without', 'can do without', "I'm … self-sufficient",
  'can handle the rest', "I'll handle the rest", 'can manage alone',
  // I have what I need
  'have all I need*', 'have all I want*', 'have everything I', 'have what I need*', 'got all I need*',
  'got everything I', 'got what I need*', 'have all that I need', 'have all the information', 'have all the input*',
  'have all the answers', 'have everything that I', 'had everything I', 'I have everything needed',
  'everything I … was already', 'everything I … is already', 'everything I … is in', 'everything I … is here',
  'everything I … was in', 'I have enough', "I've got enough", "I've enough", 'given me everything',
  'gave me everything', 'given me all', 'gave me all', 'given me what I', 'gave me what I', 'told me everything',
  'told me all', 'sent me everything', "you've answered all", "you've answered everything", 'answer … covers it',
  'that covers it', 'that covers everything', 'got everything covered', 'have everything covered',
  "everything's covered", 'everything is covered', 'got it covered', 'have it covered', 'got this covered',
  // it is in good hands
  'off the hook', 'not on the hook', 'off your plate', 'off your desk', 'off your list', 'on me now', "it's on me",
  "that's on me", 'one is on me', "it's all on me", 'the rest is on me', 'the unblocker is on me', 'in my court',
  "*n't in your court", 'not in your court', "it's my turn", 'leave it with me', 'leave it to me',
  'leave this with me', 'leave this to me', 'leave the rest to me', 'got it from here', "I'll take it from here",
  'I can take it from here', 'got this from here', 'from here on my own', "I've got this", 'not with you',
  'not on you', 'not you', 'not your turn', "as far as you're concerned", "everything's under control",
  'everything is under control', 'all under control', "it's under control", "it's all in hand",
  "everything's in hand", 'everything is in hand', 'well in hand', 'all taken care of', "everything's taken care of",
  'everything is taken care of', "everything's handled", 'everything is handled', 'all handled', 'all clear on your',
  'all good on your', 'all quiet on your', 'all set on your', "you're set on your", 'your plate is',
  'your queue is empty', 'your list is empty', 'your inbox is empty', 'my list is empty', 'asks is empty',
  'no homework',
  // you are done
  'your part … done', "your part's done", 'your side … done', 'your work … done', 'your job … done',
  'your bit … done', 'done your part', 'done your bit', "you've done enough", 'done more than enough',
  'did your part', 'you may rest', 'you can rest', 'rest easy', 'sit back', 'lean back', 'kick back', 'sit tight',
  'hang tight', 'feet up', 'you can relax', 'can just wait', 'enjoy your', 'have a nice', 'have a good',
  'have a great', 'carry on with your', 'get on with your', 'can call it a day', 'grab a coffee', 'get a coffee',
  'take a break', 'get some sleep', 'get some rest', 'take the evening', 'you can safely', 'you may safely',
  'you can ignore', 'you may ignore', 'feel free to skip', 'feel free to disregard', 'free to ignore',
  'you can disregard', 'you may disregard', 'you can skip this', 'you can leave this', 'you can leave it',
  'you can leave that', 'can log off', 'can close the laptop', 'you can close the tab', 'you can close this tab',
  'you can close this window', 'you can go home', 'can step away', 'can walk away', 'you can forget about',
  'you can move on', 'can look away', 'FYI only', 'for information only', 'for your information',
  'just your patience', 'just a little patience', 'only your patience', 'just patience', 'not a sausage',
  "*n't need anything", "*n't require anything", 'not need anything', 'nobody has to do', 'nobody needs to do',
  'feel free to go', 'sit this one out', 'sit this out', 'another thought', 'no ask', 'take it easy',
  'takes care of itself', 'sorts itself out', 'the rest is automatic', 'on autopilot', 'consider this closed',
  'consider it closed', 'consider this done', 'consider it done', "anything I'm missing", 'just have to wait',
  'only have to wait', 'hold tight', 'stay tuned', "nothing's", 'no one needs to do',
];

/** The same, where the clause starts with it. */
export const nothingAtStart = [
  'nope', 'nah', 'nada', 'nil', 'zilch', 'nowt', 'naught', 'zero', '0 items', '0 asks', '0 open', '0 actions',
  '0 questions', '0 requests', 'no thanks', 'no thank you', 'no … action*', 'no … input*', 'no … question*',
  'no … blocker*', 'no … request*', 'no … ask', 'no … asks', 'no … task*', 'no … todo*', 'no … to-do*', 'no … steps',
  'no … step', 'no … follow-up*', 'no … item*', 'no … point', 'no … points', 'no … ends', 'no … decision*',
  'no … review', 'no … sign-off*', 'no … approval*', 'no … credential*', 'no … dependenc*', 'no … help',
  'no … feedback', 'no … reply', 'no … response*', 'no … confirmation*', 'no … work', 'no … involvement',
  'no … chores', 'no … assistance', 'no … intervention', 'no … attention', 'no … effort', 'no … answer*',
  'no … permission*', 'no … go-ahead', 'no … remaining', 'not needed', 'not required', 'not necessary',
  'not right now', 'not at the moment', 'not at this point', 'not at this time', 'not this time', 'not today',
  'not now', 'not blocked', 'unblocked', 'fully unblocked', "I'm unblocked", "I'm fully unblocked", 'all set',
  'all good', 'all clear', 'all sorted', 'all fine', 'all covered', 'all in order', "you're set", "you're all set",
  'you are all set', "we're all set", 'we are all set', "you're good", 'you are good', "we're good", 'we are good',
  "we're fine", "I'm all set", "I'm set", "I'm good", "I'm covered", "I'm fine", "everything's set",
  'everything is set', "everything's fine", 'everything is fine', "everything's good", 'everything is good',
  "you're done", 'you are done', "you're through", "we're done", "we're through", 'we are through', "you're clear",
  "you're free", 'you are free', "you're covered", 'hands off', 'hands-off', 'enjoy', 'relax and', 'relax,',
  'patience', 'carry on as', 'as you were', 'go enjoy', 'just wait', 'just relax', 'call it a day', "that's all",
  'that is all', 'that was all', "that's everything", 'that was everything', 'just FYI', 'just an FYI',
  'purely informational', 'informational only', 'information only', 'absolutely nothing', 'safe to ignore',
  'safe to skip', 'no … wish*', 'no … favour*', 'no … favor*', 'no … errand*', 'no … call', "I'll ping you",
  "I'll let you know", "I'll shout", 'never mind', 'business as usual', 'case closed',
];

/** Looks like `nothing`, and is an ask. */
export const nothingLookalikes = [
  'or no', 'or a no', 'yes and no', 'no longer', 'no more than', 'no later than', 'nothing but', 'nothing except',
  'nothing other than', 'nothing more than', 'nothing besides', 'nothing short of', 'nothing beyond',
  'all or nothing', 'confirm … no', 'check … no', 'verify … no', 'sure … no', 'whether no', 'if no', 'that no',
  'where no', 'no go', 'no … yet', 'no … so far', 'no … from the', 'no … from our', 'no … has', 'no … have',
  'no … was', 'no … came', 'no … arrived', 'no … exists', "can't … without", 'cannot … without', 'not … without',
  "won't … without", 'unable to … without', 'stuck without', 'blocked without', 'lost without', 'whether … without',
  'or without', 'do I have', 'whether I have', 'if I have', 'or leave', 'to leave', 'should I', 'can I', 'may I',
  'shall I', 'whether I', 'if I', 'whether you', 'if you', 'when you', 'when your', 'once your', 'whether your',
  'if your', 'that your', 'whether all', 'if all', 'that all', 'confirm … all', 'check … all', 'is all',
  'all good from', 'all good to', 'all good, but', 'all good but', 'all good except', 'all clear from',
  'all clear to', 'all clear for', 'all set with', 'all set to', 'all set for', 'all set, but', "we're good to",
  'we are good to', "you're free to", "you are free to choose", "you're good to", "we're done when",
  "we're done once", "you're done with", 'zero or', 'zero, one', 'zero in', 'zero the', 'patience with', 'or not you',
  'if not you', 'whether or not', 'should I … without', 'should we … without',
];

/** The next slot promises work that starts now: one of its segments holds one of these. */
export const promise = [
  "I'll", 'I will', 'I shall', "we'll", 'we will', 'I am about to', "we're about to", 'let me', 'lemme', "let's",
  "I'm *ing", 'I am *ing', "we're *ing", 'we are *ing', "I'm *ly *ing", 'I am *ly *ing', "I'm now *ing",
  'I am now *ing', "I'm already *ing", 'I am already *ing', "I'm also *ing", "I'm just *ing", "I'm then *ing",
  "I'm still *ing", "I'm next *ing", "I'm straight", "I'm on it", "I'm on to", "I'm onto", "I'm off to",
  "I'm back to", "I'm back on", "I'm back at", "I'm headed", "I'm halfway", "I'm in the middle of", "I'm right on",
  "I'm at it", "I'm up to my", "I've started", 'I have started', "I've begun", 'I have begun', "I've already started",
  'I have already started', "I've already begun", "I've just started", "I've kicked off", "I've set off", 'I now',
  'I then', 'I immediately', 'I promptly', 'I next', 'I simply', 'I add', 'I adapt', 'I address', 'I adjust',
  'I align', 'I analyse', 'I analyze', 'I annotate', 'I apply', 'I assemble', 'I attack', 'I attend', 'I audit',
  'I automate', 'I backfill', 'I backport', 'I begin', 'I benchmark', 'I bisect', 'I build', 'I bump', 'I bring',
  'I capture', 'I carry', 'I chase', 'I check', 'I clean', 'I clear', 'I close', 'I collect', 'I combine', 'I commit',
  'I compare', 'I compile', 'I complete', 'I compute', 'I connect', 'I continue', 'I convert', 'I copy', 'I correct',
  'I count', 'I cover', 'I crawl', 'I create', 'I cut', 'I debug', 'I delete', 'I deploy', 'I derive', 'I design',
  'I dig', 'I dive', 'I do', 'I document', 'I draft', 'I draw', 'I drop', 'I dump', 'I edit', 'I enable', 'I encode',
  'I estimate', 'I evaluate', 'I examine', 'I execute', 'I expand', 'I explore', 'I export', 'I extend', 'I extract',
  'I fetch', 'I file', 'I fill', 'I finalise', 'I finalize', 'I finish', 'I fix', 'I fold', 'I follow up', 'I format',
  'I generate', 'I get', 'I give', 'I go', 'I grab', 'I handle', 'I head', 'I hook', 'I hop', 'I hunt', 'I implement',
  'I import', 'I improve', 'I index', 'I inspect', 'I install', 'I instrument', 'I integrate', 'I investigate',
  'I jump', 'I keep on', 'I keep at it', 'I keep *ing', 'I kick', 'I knock', 'I launch', 'I lay', 'I lint', 'I list',
  'I load', 'I look at', 'I look into', 'I make', 'I map', 'I mark', 'I measure', 'I merge', 'I migrate', 'I mirror',
  'I mock', 'I modify', 'I monitor', 'I move', 'I open', 'I optimise', 'I optimize', 'I pack', 'I parse', 'I patch',
  'I pick', 'I pin', 'I plot', 'I plug', 'I polish', 'I port', 'I post', 'I prepare', 'I press on', 'I probe',
  'I proceed', 'I process', 'I produce', 'I profile', 'I proofread', 'I prune', 'I publish', 'I pull', 'I push',
  'I put', 'I read', 'I rearrange', 'I rebase', 'I rebuild', 'I recheck', 'I record', 'I redo', 'I reduce',
  'I refactor', 'I regenerate', 'I release', 'I remove', 'I rename', 'I render', 'I reorganise', 'I reorganize',
  'I repair', 'I repeat', 'I replace', 'I replay', 'I report', 'I reproduce', 'I rerun', 'I re-run', 'I reset',
  'I resolve', 'I restart', 'I restore', 'I restructure', 'I resume', 'I retest', 'I return to', 'I review',
  'I rewrite', 'I roll', 'I rotate', 'I run', 'I scan', 'I script', 'I search', 'I send', 'I separate', 'I set',
  'I ship', 'I simplify', 'I sketch', 'I sort', 'I split', 'I start', 'I step through', 'I store', 'I strip',
  'I submit', 'I sweep', 'I swap', 'I switch', 'I sync', 'I tackle', 'I tag', 'I take', 'I test', 'I tidy', 'I tie',
  'I tighten', 'I time', 'I trace', 'I track', 'I train', 'I translate', 'I trim', 'I try', 'I tune', 'I turn',
  'I tweak', 'I type', 'I unify', 'I unpack', 'I update', 'I upgrade', 'I upload', 'I use', 'I validate', 'I verify',
  'I walk', 'I watch', 'I wire', 'I work', 'I wrap', 'I write', 'we start', 'we begin', 'we continue', 'we move on',
  'we go on', "I'm … about to", "I'm … going to", 'I am … going to', "I'm … gonna", "I'm already halfway",
  "I'm already in", "I'm already on", "I'm already at", 'im *ing', 'im now *ing', 'im on it', 'im about to',
  "you'll have the … in", "you'll have it in", 'work … starts now', 'work … begins now', 'work … continues now',
  'I answer', 'I archive', 'I assign', 'I attach', 'I balance', 'I batch', 'I bind', 'I boot', 'I break', 'I browse',
  'I bundle', 'I cache', 'I calculate', 'I calibrate', 'I call', 'I change', 'I chart', 'I chop', 'I clone', 'I code',
  'I compose', 'I condense', 'I configure', 'I consolidate', 'I construct', 'I craft', 'I cross-check', 'I decode',
  'I dedupe', 'I define', 'I deliver', 'I describe', 'I detach', 'I diff', 'I disable', 'I dissect', 'I distil',
  'I divide', 'I double-check', 'I downgrade', 'I download', 'I duplicate', 'I embed', 'I enrich', 'I exercise',
  'I expose', 'I factor', 'I feed', 'I filter', 'I flag', 'I flatten', 'I flip', 'I flush', 'I focus', 'I fork',
  'I freeze', 'I fuzz', 'I gather', 'I group', 'I guard', 'I harden', 'I highlight', 'I inline', 'I isolate',
  'I kill', 'I link', 'I lock', 'I loop', 'I narrow', 'I normalise', 'I normalize', 'I note', 'I outline', 'I paste',
  'I populate', 'I promote', 'I purge', 'I queue', 'I raise', 'I reindex', 'I reopen', 'I reorder', 'I reply',
  'I reshape', 'I revert', 'I revise', 'I revisit', 'I rewire', 'I rework', 'I rip', 'I sample', 'I save',
  'I scaffold', 'I scrape', 'I seed', 'I shift', 'I shrink', 'I shuffle', 'I silence', 'I slice', 'I snapshot',
  'I solve', 'I spin', 'I squash', 'I stage', 'I stash', 'I stitch', 'I stream', 'I stub', 'I summarise',
  'I summarize', 'I tabulate', 'I tear', 'I throw', 'I transcribe', 'I transfer', 'I transform', 'I unblock',
  'I undo', 'I unroll', 'I vendor', 'I vet', 'I weed', 'I wipe', 'I zip', 'imma', "I'mma", 'we now', 'busy *ing',
  'and am *ing', "what I'm at", "I'm at now", 'im busy', 'I intend to start … now', 'I intend to start the',
  'I intend to begin', "I'm already deep", "I'm deep in", "I'm knee-deep", "I'm elbow-deep", "I'm midway",
  "I'm mid-way", "I'm partway", "I've moved on", "I've turned to", "I've picked up", "I've resumed",
  "I've gone on to", "I've switched to", 'I quickly', 'I quietly', 'I directly', 'I meanwhile', 'I at once',
  'I instantly', 'I first', 'I am on it', 'I am off to', 'I am back to',
];

/** The same, where the segment starts with it. */
export const promiseAtStart = [
  'straight on', 'on it', 'on to', 'onto', 'off to', 'back to', 'straight to', 'straight into', 'right into', 'gonna',
  'about to', 'will', 'time to', 'here goes', 'now for', 'am *ing', 'am now *ing', '*ing … myself', "and I'm off",
  '*ing the', '*ing a', '*ing an', '*ing my', '*ing this', '*ing these', '*ing those', '*ing that', '*ing your',
  '*ing it', '*ing them', '*ing its', '*ing both', '*ing all', '*ing each', '*ing every', '*ing another', '*ing one',
  '*ing two', '*ing three', '*ing some', '*ing any', '*ing more', '*ing what', '*ing whether', '*ing on', '*ing with',
  '*ing to', '*ing up', '*ing out', '*ing into', '*ing through', '*ing over', '*ing off', '*ing down', '*ing back',
  '*ing ahead', '*ing straight', '*ing now', '*ing immediately', '*ing right', '*ing along', '*ing onto', 'starting',
  'continuing', 'beginning', 'proceeding', 'resuming', 'moving', 'working', 'fixing', 'adding', 'writing', 'updating',
  'running', 'checking', 'building', 'porting', 'wiring', 'implementing', 'refactoring', 'converting', 'migrating',
  'pushing', 'kicking', 'diving', 'jumping', 'heading', 'picking', 'turning', 'carrying', 'going', 'getting',
  'taking', 'making', 'doing', 'regenerating', 'rewriting', 'rerunning', 're-running', 'tearing', 'ripping',
  'hunting', 'chasing', 'digging', 'tackling', 'repairing', 'finishing', 'preparing', 'drafting', 'cleaning',
  'swapping', 'switching', 'replacing', 'removing', 'renaming', 'rebuilding', 'opening', 'closing', 'splitting',
  'extracting', 'investigating', 'looking', 'reworking', 'tidying', 'applying', 'bumping', 'rebasing', 'finalising',
  'finalizing', 'wrapping', 'computing', 'generating', 'instrumenting', 'collecting', 'setting', 'putting',
  'bringing', 'extending', 'trimming', 'sketching', 'squashing', 'patching', 'documenting', 'verifying', 'validating',
  'rechecking', 'analysing', 'analyzing', 'creating', 'producing', 'on with', 'busy', 'scraping', 'pruning',
  'adapting', 'aligning', 'assembling', 'backporting', 'bisecting', 'comparing', 'compiling', 'connecting', 'copying',
  'correcting', 'deleting', 'deriving', 'enabling', 'expanding', 'exporting', 'fetching', 'filling', 'folding',
  'hooking', 'importing', 'improving', 'inspecting', 'installing', 'integrating', 'joining', 'launching', 'measuring',
  'narrowing', 'normalising', 'normalizing', 'polishing', 'pulling', 'recording', 'reducing', 'reformatting',
  'reordering', 'reproducing', 'resolving', 'restarting', 'restoring', 'reverting', 'rewiring', 'searching',
  'sending', 'shipping', 'shrinking', 'simplifying', 'spinning', 'stripping', 'submitting', 'sweeping', 'syncing',
  'trying', 'unifying', 'untangling', 'upgrading', 'uploading', 'walking', 'onwards to', 'onward to', 'brb',
  'back in a', 'back in five', 'back shortly',
];

/** Passed over where a clause or segment starts, so that what comes after them stands at its start too. */
export const leadIns = [
  'now', 'for now', 'so far', 'so', 'then', 'and', 'next', 'first', 'first of all', 'already', 'currently',
  'immediately', 'okay', 'ok', 'alright', 'all right', 'right', 'good', 'great', 'fine', 'perfect', 'cool', 'yep',
  'yes', 'well', 'sure', 'thanks', 'thank you', 'meanwhile', 'in the meantime', 'in parallel', 'at the same time',
  'at the moment', 'at this point', 'at this stage', 'at this time', 'this time', 'today', 'honestly', 'actually',
  'simply', 'just', 'really', 'still', 'again', 'from you', 'from your side', 'on your side', 'with that',
  'straight away', 'right away', 'also', 'one sec', 'one moment', 'one second', 'hang on',
];

/** Looks like a promise, and claims no start. */
export const promiseLookalikes = [
  'let me know', 'let me have', "let's see what you", "let's wait", "let's hold", "let's decide", "let's talk",
  "let's discuss", 'shall I', 'should I', 'can I', 'could I', 'may I', 'might I', 'must I', 'do I', 'would I',
  'did I', 'before I', 'until I', 'how I', 'whether I', 'which I', 'where I', 'than I', 'why I', 'will we', 'can we',
  'should we', 'shall we', 'do we', "I'll be here", "I'll be ready", "I'll be around", "I'll be able",
  "I'll be happy", "I'll be glad", "I'll be idle", "I'll be *ed", "I'll be told", "I'll be given", "I'll be there",
  "I'll be out", "I'll be done", "I'll be on hand", 'I will be here', 'I will be ready', 'I will be around',
  'I will be able', 'I will be happy', 'I will be glad', 'I will be idle', 'I will be *ed', 'I will be told',
  'I will be given', 'I will be there', 'I will be done', 'I will be on hand', "I'll need", 'I will need',
  "I'll know", 'I will know', "I'll have to", 'I will have to', "I'll have no", 'I will have no', "I'll leave",
  'I will leave', "I'm leaving", 'I am leaving', "I'll stay", 'I will stay', "I'm staying", "I'll remain",
  "I'll pause", 'I will pause', "I'm pausing", "I'll stop", 'I will stop', "I'm stopping", "I'll rest", "I'm resting",
  "I'll keep the", "I'll keep it", "I'll keep this", "I'll keep that", "I'll keep both", "I'll keep everything",
  "I'll keep my hands", 'I will keep the', 'I will keep it', "I'm keeping", 'I am keeping', "I'll only",
  'I will only', "I'll do nothing", "I'll do whatever", "I'll do whichever", "I'll go with", 'I will go with',
  "I'll defer", "I'll refrain", "I'll skip", "I'll park", "I'm parking", "I'll assume", "I'll treat", "I'll consider",
  "I'll trust", "I'll rely", "I'll follow your", "I'll take no", "I'll sit", "I'm sitting", "I'm asking",
  "I'm assuming", "I'm hoping", "I'm expecting", "I'm thinking", "I'm wondering", "I'm guessing",
  "I'm looking forward", "I'm counting on", "I'm relying", "I'm missing", "I'm lacking", "I'm needing",
  "I'm considering", "I'm proposing", "I'm suggesting", "I'm recommending", "I'm planning", "I'm idling", "I'm being",
  "I'm having", "I'm leaning", "I'm deferring", "I'm postponing", "I'm treating", "I'm trusting", "I'm betting",
  "I'm depending", "I'm doing nothing", "I'm going nowhere", "I'm calling it", 'I now have', 'I now know',
  'I now see', 'I now need', 'I now think', 'I now believe', 'I now understand', 'I now only', 'I then have',
  'I then know', 'I then need', 'I then can', 'I then would', 'I simply have', 'I simply need', "I simply don't",
  'I do not', 'I do have', 'I do need', 'I do think', 'I read that', 'I get the', 'I get it', 'I get that',
  'I go with', 'I give you', 'I set aside', 'I put off', 'I drop it', 'I close nothing', 'I use the time',
  'looking forward', '*ing could', '*ing starts', '*ing … is', '*ing … are', '*ing … can', '*ing … will',
  '*ing … would', '*ing … must', '*ing … should', '*ing … has', '*ing … needs', '*ing … waits', '*ing … depends',
  '*ing … happens', '*ing … stays', '*ing … remains', '*ing … requires', '*ing … takes', '*ing … comes', 'will you',
  'will be', 'back to you', 'on to you', 'back to square', 'going to you', '*ing for', '*ing of', '*ing,',
  '*ing leaves', '*ing adds', '*ing gives', '*ing … means', '*ing … makes', '*ing … wins', '*ing … works',
  '*ing … helps', '*ing … saves', '*ing … costs', '*ing … breaks', '*ing … belongs', '*ing … fits', '*ing … ends',
  '*ing … begins', '*ing … follows', '*ing … goes', '*ing … was', '*ing … were', '*ing … does', '*ing … may',
  '*ing … might', "*ing … isn't", "*ing … doesn't", "*ing … won't", 'going to be', '*ing to the', 'starting point',
  'building on', 'opening hours', 'closing date', 'working hours', 'working copy', 'working tree', 'running log',
  'I do recommend', 'I do suggest', 'I do want', 'I do see', 'I do believe', 'I do expect', 'I do hope',
  'I do wonder', 'I get a', 'I get an', 'I get no', 'I get *ed', 'I get told', 'I count on', 'I read it as',
  'I read your', 'I call it', 'I call this', 'I call that', 'I note that', 'I run into', 'I run out', 'what I',
  'as I', 'like I', "we'll see", "I'll see whether", "I'll see if", 'we will see', "we'll know", "we'll have",
  "we'll need", 'will wait', 'will hold', 'will stay', 'will need', 'will not', 'will the', 'will it', 'will this',
  'will that', 'time to decide', 'time to choose', 'time to pick', 'back to normal', 'back to green', 'working as',
  'working fine', 'looking good', 'looking fine', 'running on', 'running since', 'running fine', 'running in',
  'going live', 'going well', 'going forward', 'moving parts', 'turning point', 'building blocks', 'setting names',
  'all that I', 'file that I', 'part that I', 'thing that I', 'one that I', 'nothing *', 'something *', 'anything *',
  'everything *', 'pending *', 'waiting *', 'awaiting *', 'standing *', 'holding *', 'depending *', 'assuming *',
  'considering *', 'according *', 'during *', 'regarding *', 'including *', 'barring *', 'following *',
  'concerning *', 'hoping *', 'leaving *', 'keeping *', 'staying *', 'pausing *', 'stopping *', 'idling *', 'being *',
  'having *', 'leaning *', 'resting *', 'missing *', 'sitting *', 'asking *', 'morning *', 'evening *', 'spring *',
  'string *', 'pricing *', 'remaining *', 'outstanding *', 'existing *', 'upcoming *', 'ongoing *', 'interesting *',
  'promising *', 'providing *', 'supposing *', 'meeting *', 'billing *', 'staging *', 'thinking *', 'needing *',
  'expecting *', 'planning *', 'relying *', 'lacking *', 'I first need', 'I first have', 'I first want',
  'I take it that', 'I take it you',
];

/** Says that the speaker waits: the whole segment promises nothing. */
export const waiting = [
  'I wait', "I'm waiting", 'I am waiting', "I'll … wait", 'I will … wait', "we'll wait", 'waiting for', 'waiting on',
  'waiting to', 'awaiting', 'I await', "I'll await", 'going to wait', 'I stand by', "I'll stand by",
  'I will stand by', 'standing by', 'on standby', 'I hold', "I'm holding", 'I am holding', "I'll … hold",
  'holding here', 'holding off', 'holding until', 'holding for', 'on hold', 'sit tight', "I'll sit", "I'll stay put",
  "I'm parked", 'I stay put', 'I pause', 'I stop here',
];

/** Takes `waiting` back. */
export const waitingLookalikes = [
  'while waiting', 'without waiting', 'instead of waiting', 'rather than waiting', 'not waiting', 'while I wait',
  'no waiting', "I'm not waiting", "I won't wait", 'I will not wait', "I'm not idl*",
];

/** Says what the speaker does not do: the whole segment promises nothing. */
export const refusal = [
  "I won't", 'I will not', "I'll not", 'I never', "I'll never", 'I will never', "we won't", 'we will not',
  'not going to', "I shan't", 'I shall not', 'I refuse', 'I decline', "I'm not *ing", 'I am not *ing',
  "I'm not about to",
];

/** Names a condition: a promise that comes after it in the segment does not start now. */
export const gate = [
  'after', 'when', 'whenever', 'if', 'as soon as', 'as long as', 'once', 'upon', 'pending', 'unless', 'the moment',
  'the minute', 'the second you', 'provided', 'providing', 'assuming', 'supposing', 'depending on', 'subject to',
  'contingent on', 'conditional on', 'in case', 'in that case', 'in the event', 'by the time', 'only then',
  'not before', 'not until', 'whether', 'whichever', 'whatever', 'otherwise', 'following your', 'barring',
  'on receipt', 'say the word', 'first, then', 'on your', 'on approval', 'given a', 'given your', 'given the go',
  'first your', 'word from you', 'yes from you', 'go from you', 'granted', 'on a yes', 'on a no', 'on a go',
  'on a green', 'by your leave', 'on sign-off', 'on acceptance', 'on confirmation', 'at your go', 'at your signal',
  'only with', 'not without', 'in return',
];

/** The same, where the segment starts with it. */
export const gateAtStart = [
  'with your', 'with a', 'with an', 'with one', 'with either', 'with both', 'with those', 'with these',
  'with the final', 'with … at hand', 'with … in hand', 'with … confirmed', 'with … approved', 'with that answer*',
  'with … from you', 'given', 'should', 'say', 'tell me', 'let me know', 'give me', 'send', 'approve', 'confirm',
  'pick', 'choose', 'answer', 'reply', 'your', 'either', 'with … signed off', 'with … agreed', 'with … in place',
  'on go', 'on yes', 'on green', 'on ok', 'on okay', 'with … settled', 'with … decided', 'with … answered',
  'with … resolved', 'with … known', 'with … chosen', 'a yes', 'a no', 'a go', 'a green light', 'a thumbs-up',
  'a quick yes', 'one word', 'one yes', 'you decide', 'you pick', 'you choose', 'you say', 'you confirm',
  'you approve',
];

/** Looks like a condition, and is none. */
export const gateLookalikes = [
  'at once', 'once more', 'once again', 'after all', 'either way', 'when in doubt', 'give me a minute',
  'give me a moment', 'give me a few', 'give me a sec*', 'give me five', 'give me ten', 'whichever it is',
  'whatever it is', 'whatever happens',
];
// ─── vocabulary: end ────────────────────────────────────────────────────────────────────────────
