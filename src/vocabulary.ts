// ─── vocabulary: begin ──────────────────────────────────────────────────────────────────────────
// Every label and phrase the guard knows. To teach it another language, add entries to these lists;
// nothing else has to change, and the English entries may stay or go.
//
//  - An entry is plain text. Letter case, the shape of apostrophes and the width of spaces do not matter.
//  - A phrase matches whole words only, of any script; commas and other marks in it must be there too.
//  - «…» stands for up to three words: "no … needed". «*» stands for the rest of a word, at its end or
//    its beginning: "continu*", "*ing". Labels take neither.
//  - A list whose name ends in AtStart counts only where a clause or segment starts.
//  - A list whose name ends in Lookalikes takes back a match that starts inside one of its phrases:
//    "I'm *ing" is a promise, "I'm hoping" is none.

/** The labels of the three slots. A label opens its line and has a colon after it, or fills a heading or bold line. */
export const labels = {
  now: ['now', 'where we are', 'state now'],
  fromYou: ['what I need from you', 'from you'],
  next: ["what's next", 'what is next', 'what next', 'next'],
};

/** The from-you slot answers "nothing": its first clause holds one of these. */
// biome-ignore format: lists are packed, so that the vocabulary can be read as a whole
export const nothing = [
  'nothing', 'none', 'n/a', 'not applicable', 'not a thing', 'not anything',
  'no … needed', 'no … required', 'no … necessary', 'no … expected', 'no … outstanding', 'no … pending',
  'no … from you', 'no … for you', 'no … of you', 'no … on your', 'no … from your', 'no … at your',
  'no … right now', 'no … at the moment', 'no … at this point', 'no … at this time', 'no … for now', 'no … today',
  'need no', 'needs no', 'require no', 'requires no', 'needing no', 'have no … questions', 'have no … requests',
  'your … not required', 'your … not needed', 'your … not necessary', "your … isn't required", "your … isn't needed",
  'not required right now', 'not needed right now', 'not required from you', 'not needed from you',
  'no need to do anything', 'no need for you to do', 'no need to act', 'no need to intervene', 'no need to reply',
  'no need to respond', 'no need for any', 'no reason for you to', 'no call on you',
  "don't … need … anything", 'do not … need … anything', "don't require anything", 'do not require anything',
  "don't need a thing", "don't want anything", "don't owe", "don't think I need", "won't need anything",
  "can't think of anything", 'cannot think of anything', "isn't anything", 'not … anything … need',
  "don't have to do", 'do not have to do', "don't need to do", 'do not need to do', "needn't do", 'need not do',
  "don't have to lift", "don't need to lift", "don't need to act", "don't have to act", "needn't act",
  "doesn't need you", 'does not need you', "don't need you", "doesn't require you", "doesn't involve you",
  "doesn't depend on you", 'does not depend on you', "doesn't wait on you", "doesn't wait for you",
  'not waiting on you', 'not waiting for you', "isn't waiting on you", "isn't waiting for you", 'not blocked on you',
  'not blocked by you', 'not blocked on anything', "isn't blocked on you", 'waits on nobody', 'waiting on no one',
  'have all I need', 'have all I needed', 'have all I want*', 'have everything I', 'have what I need*',
  'got all I need*', 'got everything I', 'got what I need*', 'have all that I need', 'have all the', 'has all it needs',
  'have everything that I', 'had everything I', 'has everything it', 'everything I … was already', 'everything I … is already',
  'off the hook', 'your part is done', "your part's done", 'your side is done', 'your work is done', 'your job is done',
  'done your part', 'done your bit', 'done enough', 'done more than enough', 'you may rest', 'can rest',
  'sit back', 'lean back', 'kick back', 'sit tight', 'hang tight', 'rest easy', 'feet up', 'can relax', 'just relax',
  'just wait', 'can safely ignore', 'safe to ignore', 'safely ignored', 'safe to skip', 'free to ignore', 'free to skip',
  'free to disregard', 'can ignore', 'can disregard', 'can skip this', 'can log off', 'can close the laptop',
  'can close the tab', 'can close this tab', 'can go home', 'can step away', 'can walk away', 'can forget about',
  'in my court', 'leave it with me', 'leave it to me', 'leave this with me', 'leave this to me', 'from here on my own',
  'got it from here', 'take it from here', 'got this from here', "I've got this", 'the unblocker is on me', 'all on me',
  'all taken care of', 'is taken care of', "everything's handled", 'everything is handled', 'all handled',
  'clear on your side', 'clear on your end', 'good on your side', 'good on your end', 'quiet on your side',
  'set on your side', 'set on your end', 'your plate is', 'your queue is empty', 'your list is empty',
  'FYI only', 'for information only', 'just your patience', 'just a little patience', 'only your patience',
];

/** The same, where the clause starts with it. */
// biome-ignore format: packed
export const nothingAtStart = [
  'nope', 'nah', 'nada', 'nil', 'zilch', 'zip', 'nowt', 'naught', 'zero', 'no thanks', 'no thank you',
  'no action*', 'no input', 'no question*', 'no open question*', 'no further question*', 'no blocker*', 'no request*',
  'no ask', 'no asks', 'no task*', 'no todo*', 'no to-do*', 'no homework', 'no follow-up*', 'no open item*',
  'no open point*', 'no open ask*', 'no loose ends', 'no outstanding', 'no pending', 'no further action*',
  'no further input', 'no further ask*', 'no further request*', 'no remaining',
  'not needed', 'not required', 'not necessary', 'not right now', 'not at the moment', 'not at this point',
  'not at this time', 'not this time', 'not today', 'not now', 'not blocked',
  'all set', 'all good', 'all clear', 'all done', 'all sorted', 'all fine', 'all covered', "you're set", "you're all set",
  'you are all set', "we're all set", 'we are all set', "you're good", 'you are good', "we're good", 'we are good',
  "I'm all set", "I'm set", "I'm good", "I'm covered", "everything's set", 'everything is set', "everything's fine",
  "you're done", 'you are done', "you're clear", "you're free", 'you are free', 'good to go', 'hands off', 'hands-off',
  'enjoy', 'relax', 'patience', 'carry on', 'as you were', "that's all", 'that is all', 'that was all', "that's everything",
  'just FYI', 'just an FYI', 'sweet nothing', 'absolutely nothing',
];

/** Looks like `nothing`, and is an ask. */
// biome-ignore format: packed
export const nothingLookalikes = [
  'yes or no', 'yes or a no', 'yes, or no', 'or no', 'or a no', 'no or', 'yes and no', 'no longer', 'no more than', 'no later than',
  'nothing but', 'nothing except', 'nothing other than', 'nothing more than', 'nothing besides', 'nothing short of',
  'nothing beyond', 'all or nothing', 'confirm … no', 'confirm that … no', 'check … no', 'verify … no', 'sure … no',
  'whether no', 'if no', 'that no', 'where no', 'have all the … ready', 'no go',
];

/** The next slot promises work that starts now: one of its segments holds one of these. */
// biome-ignore format: packed
export const promise = [
  "I'll", 'I will', 'I shall', "we'll", 'we will', "I'm going to", 'I am going to', "we're going to", 'we are going to',
  "I'm gonna", "I'm about to", 'I am about to', "we're about to", 'let me', 'lemme', "let's",
  "I'm *ing", 'I am *ing', "we're *ing", 'we are *ing', "I'm *ly *ing", 'I am *ly *ing', "I'm now *ing", 'I am now *ing',
  "I'm already *ing", 'I am already *ing', "I'm also *ing", "I'm just *ing", "I'm then *ing", "I'm still *ing",
  "I'm next *ing", "I'm straight", "I'm on it", "I'm on to", "I'm onto", "I'm off to", "I'm back to", "I'm back on",
  "I'm back at", "I'm headed", "I'm halfway", "I'm in the middle of", "I'm right on", "I'm at it", "I'm up to my",
  "I've started", 'I have started', "I've begun", 'I have begun', "I've already started", 'I have already started',
  "I've already begun", "I've just started", "I've kicked off", "I've set off",
  'I now', 'I then', 'I immediately', 'I promptly', 'I next', 'I simply',
  'I add', 'I adapt', 'I address', 'I adjust', 'I align', 'I analyse', 'I analyze', 'I annotate', 'I apply', 'I assemble',
  'I attack', 'I attend', 'I audit', 'I automate', 'I backfill', 'I backport', 'I begin', 'I benchmark', 'I bisect', 'I build',
  'I bump', 'I bring', 'I capture', 'I carry', 'I chase', 'I check', 'I clean', 'I clear', 'I close', 'I collect', 'I combine',
  'I commit', 'I compare', 'I compile', 'I complete', 'I compute', 'I connect', 'I continue', 'I convert', 'I copy', 'I correct',
  'I count', 'I cover', 'I crawl', 'I create', 'I cut', 'I debug', 'I delete', 'I deploy', 'I derive', 'I design', 'I dig',
  'I dive', 'I do', 'I document', 'I draft', 'I draw', 'I drop', 'I dump', 'I edit', 'I enable', 'I encode', 'I estimate',
  'I evaluate', 'I examine', 'I execute', 'I expand', 'I explore', 'I export', 'I extend', 'I extract', 'I fetch', 'I file',
  'I fill', 'I finalise', 'I finalize', 'I find', 'I finish', 'I fix', 'I fold', 'I follow up', 'I format', 'I generate', 'I get',
  'I give', 'I go', 'I grab', 'I handle', 'I head', 'I hook', 'I hop', 'I hunt', 'I implement', 'I import', 'I improve',
  'I index', 'I inspect', 'I install', 'I instrument', 'I integrate', 'I investigate', 'I jump', 'I keep going',
  'I keep working', 'I keep on', 'I keep at it', 'I keep *ing', 'I kick', 'I knock', 'I launch', 'I lay', 'I lint', 'I list',
  'I load', 'I look at', 'I look into', 'I make', 'I map', 'I mark', 'I measure', 'I merge', 'I migrate', 'I mirror', 'I mock',
  'I modify', 'I monitor', 'I move', 'I open', 'I optimise', 'I optimize', 'I pack', 'I parse', 'I patch', 'I pick', 'I pin',
  'I plot', 'I plug', 'I polish', 'I port', 'I post', 'I prepare', 'I press on', 'I probe', 'I proceed', 'I process', 'I produce',
  'I profile', 'I proofread', 'I prune', 'I publish', 'I pull', 'I push', 'I put', 'I read', 'I rearrange', 'I rebase',
  'I rebuild', 'I recheck', 'I record', 'I redo', 'I reduce', 'I refactor', 'I regenerate', 'I release', 'I remove', 'I rename',
  'I render', 'I reorganise', 'I reorganize', 'I repair', 'I repeat', 'I replace', 'I replay', 'I report', 'I reproduce',
  'I rerun', 'I re-run', 'I reset', 'I resolve', 'I restart', 'I restore', 'I restructure', 'I resume', 'I retest', 'I return to',
  'I review', 'I rewrite', 'I roll', 'I rotate', 'I run', 'I scan', 'I script', 'I search', 'I send', 'I separate', 'I set',
  'I ship', 'I simplify', 'I sketch', 'I sort', 'I split', 'I start', 'I step through', 'I store', 'I strip', 'I submit',
  'I sweep', 'I swap', 'I switch', 'I sync', 'I tackle', 'I tag', 'I take', 'I test', 'I tidy', 'I tie', 'I tighten', 'I time',
  'I trace', 'I track', 'I train', 'I translate', 'I trim', 'I try', 'I tune', 'I turn', 'I tweak', 'I type', 'I unify',
  'I unpack', 'I update', 'I upgrade', 'I upload', 'I use', 'I validate', 'I verify', 'I walk', 'I watch', 'I wire', 'I work',
  'I wrap', 'I write', 'we start', 'we begin', 'we continue', 'we move on', 'we go on',
];

/** The same, where the segment starts with it. */
// biome-ignore format: packed
export const promiseAtStart = [
  '*ing', 'now *ing', 'then *ing', 'and *ing', 'so *ing', 'meanwhile *ing', 'already *ing', 'currently *ing', 'right now *ing',
  'immediately *ing', 'straight on', 'on it', 'on to', 'onto', 'off to', 'back to', 'straight to', 'straight into', 'right into',
  'going to', 'gonna', 'about to', 'will', 'time to', 'in progress', 'underway', 'under way', 'already on it', 'here goes',
  'now on to', 'and on to', 'then on to', 'now for', 'am *ing',
];

/** Looks like a promise, and claims no start. */
// biome-ignore format: packed
export const promiseLookalikes = [
  'let me know', 'let me have', "let's see what you", "let's wait", "let's hold", "let's decide", "let's talk", "let's discuss",
  'shall I', 'should I', 'can I', 'could I', 'may I', 'might I', 'must I', 'do I', 'would I', 'did I', 'before I', 'until I', 'what I do',
  'how I', 'whether I', 'which I', 'where I', 'than I', 'why I', 'will we', 'can we', 'should we', 'shall we', 'do we',
  "I'll be here", "I'll be ready", "I'll be around", "I'll be able", "I'll be happy", "I'll be glad", "I'll be idle",
  "I'll be *ed", "I'll be told", "I'll be given", "I'll be there", "I'll be out", "I'll be done", "I'll be finished", "I'll be on hand",
  'I will be here', 'I will be ready', 'I will be around', 'I will be able', 'I will be happy', 'I will be glad', 'I will be idle',
  'I will be *ed', 'I will be told', 'I will be given', 'I will be there', 'I will be done', 'I will be on hand',
  "I'll need", 'I will need', "I'll know", 'I will know', "I'll have to", 'I will have to', "I'll have no", 'I will have no',
  "I'll leave", 'I will leave', "I'm leaving", 'I am leaving', "I'll stay", 'I will stay', "I'm staying", "I'll remain",
  "I'll pause", 'I will pause', "I'm pausing", "I'll stop", 'I will stop', "I'm stopping", "I'll rest", "I'm resting",
  "I'll keep the", "I'll keep it", "I'll keep this", "I'll keep that", "I'll keep both", "I'll keep everything", "I'll keep my hands",
  'I will keep the', 'I will keep it', "I'm keeping", 'I am keeping', "I'll only", 'I will only', "I'll do nothing", "I'll do whatever",
  "I'll do whichever", "I'll go with", 'I will go with', "I'll defer", "I'll refrain", "I'll skip", "I'll park", "I'm parking",
  "I'll assume", "I'll treat", "I'll consider", "I'll trust", "I'll rely", "I'll follow your", "I'll take no", "I'll sit", "I'm sitting",
  "I'm asking", "I'm assuming", "I'm hoping", "I'm expecting", "I'm thinking", "I'm wondering", "I'm guessing", "I'm looking forward",
  "I'm counting on", "I'm relying", "I'm missing", "I'm lacking", "I'm needing", "I'm considering", "I'm proposing", "I'm suggesting",
  "I'm recommending", "I'm planning", "I'm idling", "I'm being", "I'm having", "I'm leaning", "I'm deferring", "I'm postponing",
  "I'm treating", "I'm trusting", "I'm betting", "I'm depending", "I'm doing nothing", "I'm going nowhere", "I'm calling it",
  'I now have', 'I now know', 'I now see', 'I now need', 'I now think', 'I now believe', 'I now understand', 'I now only',
  'I then have', 'I then know', 'I then need', 'I then can', 'I then would', 'I simply have', 'I simply need', "I simply don't",
  'I do not', 'I do have', 'I do need', 'I do think', 'I find that', 'I find it', 'I read that', 'I get the', 'I get it', 'I get that', 'I take it',
  'I go with', 'I give you', 'I set aside', 'I put off', 'I drop it', 'I close nothing', 'I use the time',
  'nothing', 'something', 'anything', 'everything', 'pending', 'waiting', 'awaiting', 'standing', 'holding', 'depending', 'assuming',
  'considering', 'according', 'during', 'regarding', 'including', 'barring', 'following', 'concerning', 'hoping', 'leaving', 'keeping',
  'staying', 'pausing', 'stopping', 'idling', 'being', 'having', 'looking forward', 'leaning', 'resting', 'missing', 'sitting', 'asking',
  'morning', 'evening', 'spring', 'string', 'king', 'thing', 'ring', 'wing', 'bring', 'sibling', 'ceiling', 'pricing', 'remaining',
  'outstanding', 'existing', 'upcoming', 'ongoing', 'interesting', 'promising', 'providing', 'supposing', 'meeting', 'billing',
  '*ing is', '*ing are', '*ing was', '*ing can', '*ing could', '*ing will', '*ing would', '*ing must', '*ing should', '*ing has',
  '*ing needs', '*ing waits', '*ing depends', '*ing happens', '*ing stays', '*ing remains', '*ing requires', '*ing starts', '*ing takes',
  '*ing … is', '*ing … are', '*ing … can', '*ing … will', '*ing … would', '*ing … must', '*ing … should', '*ing … has', '*ing … needs',
  '*ing … waits', '*ing … depends', '*ing … happens', '*ing … stays', '*ing … remains', '*ing … requires', '*ing … takes', '*ing … comes',
  'will you', 'will be', 'back to you', 'over to you', 'on to you', 'back to square', 'going to you',
];

/** Says that the speaker waits: the whole segment promises nothing. */
// biome-ignore format: packed
export const waiting = [
  'I wait', "I'll wait", 'I will wait', "I'm waiting", 'I am waiting', "I'll … wait", 'I will … wait', "we'll wait", 'waiting for', 'waiting on',
  'waiting to', 'awaiting', 'I await', "I'll await", 'going to wait', 'I stand by', "I'll stand by", 'I will stand by', 'standing by',
  'on standby', 'stay on standby', 'I hold', "I'll hold", 'I will hold', "I'm holding", 'I am holding', "I'll … hold", 'holding here', 'holding off',
  'holding until', 'holding for', 'on hold', "I'm on hold", 'sit tight', "I'll sit", "I'll stay put", "I'm parked", 'I stay put', 'I pause', 'I stop here',
];

/** Takes `waiting` back. */
export const waitingLookalikes = [
  'while waiting',
  'without waiting',
  'instead of waiting',
  'rather than waiting',
  'not waiting',
  'while I wait',
];

/** Says what the speaker does not do: the whole segment promises nothing. */
// biome-ignore format: packed
export const refusal = [
  "I won't", 'I will not', "I'll not", "I'm not", 'I am not', 'I never', "I'll never", 'I will never', "we won't", 'we will not',
  'not going to', "I shan't", 'I shall not', 'I refuse', 'I decline',
];

/** Names a condition: a promise that comes after it in the segment does not start now. */
// biome-ignore format: packed
export const gate = [
  'after', 'when', 'whenever', 'if', 'as soon as', 'as long as', 'once', 'upon', 'pending', 'unless', 'the moment', 'the minute', 'the second you',
  'provided', 'providing', 'assuming', 'supposing', 'depending on', 'subject to', 'contingent on', 'conditional on', 'in case', 'in that case',
  'in the event', 'by the time', 'only then', 'not before', 'not until', 'whether', 'whichever', 'whatever', 'otherwise', 'following your', 'barring',
  'on receipt', 'say the word', 'first, then', 'on your', 'on approval', 'on a', 'given a', 'given your', 'given the go', 'by your',
];

/** The same, where the segment starts with it. */
// biome-ignore format: packed
export const gateAtStart = [
  'with your', 'with a', 'with an', 'with one', 'with either', 'with both', 'with those', 'with these', 'with the final', 'with … at hand',
  'with … in hand', 'with … confirmed', 'with … approved', 'with that confirmed', 'with that answer*', 'with … from you', 'given', 'should', 'on approval',
  'say', 'tell me', 'let me know', 'give me', 'send me', 'send', 'approve', 'confirm', 'pick', 'choose', 'answer', 'reply', 'your', 'either', 'just say',
];

/** Looks like a condition, and is none. */
export const gateLookalikes = [
  'at once',
  'once more',
  'once again',
  'after all',
  'on a side note',
  'either way',
  'when in doubt',
];
// ─── vocabulary: end ────────────────────────────────────────────────────────────────────────────
