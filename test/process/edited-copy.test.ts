import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { closing } from './closing.ts';
import { ANNOUNCE, FROM_YOU, guardFile, NO_BLOCK, type Row, table } from './run-hook.ts';
import { temporaryFolder } from './shell.ts';

const folder = temporaryFolder();

/** Adds entries to the lists of a placed copy, as a user does in an editor. */
function edited(name: string, lists: Record<string, string[]>): string {
  let code = readFileSync(guardFile, 'utf8');
  const end = code.indexOf('vocabulary: end');
  for (const [list, entries] of Object.entries(lists)) {
    const opening = new RegExp(`^(?:const ${list} = | +${list}: )\\[`, 'm').exec(code);
    if (!opening || opening.index > end) throw new Error(`the vocabulary has no list ${list}`);
    const at = opening.index + opening[0].length;
    code = `${code.slice(0, at)}${entries.map((entry) => `${JSON.stringify(entry)}, `).join('')}${code.slice(at)}`;
  }
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** A block in another language; each text is the whole of a line. */
function block(...lines: string[]): string {
  return `Ок.\n\n${lines.join('\n\n')}\n`;
}

/** English goes on to be judged in an edited copy. */
const english: Row[] = [
  ['English: asks for nothing', closing({ fromYou: 'nothing' }), FROM_YOU],
  ['English: announces', closing({ next: "I'll start on the hook" }), ANNOUNCE],
  ['English: honest', closing({ next: 'after your yes, I take the class' }), []],
  ['English: none', 'Done.', NO_BLOCK],
];

describe('Russian', () => {
  const file = edited('russian.mjs', {
    now: ['сейчас'],
    fromYou: ['что нужно от тебя'],
    next: ['что дальше'],
    nothing: ['ничего', 'не … требуется'],
    promise: ['я беру', 'приступ*', 'сделаю'],
    waiting: ['подожду'],
    refusal: ['не сделаю'],
    gate: ['после', 'если', 'как только'],
  });
  const ask = (text: string, label = 'Что нужно от тебя') =>
    block('**Сейчас:** тихо', `**${label}:** ${text}`, '**Что дальше:** итог');
  const next = (text: string) => block('Сейчас: тихо', 'Что нужно от тебя: решение', `Что дальше: ${text}`);
  const asks = ['ничего', 'НИЧЕГО', 'пока что, Ничего.', '«ничего»', 'не так уж много требуется'];
  const honest = [
    'решение',
    'ничегонеделание обсудить',
    'обсудить «ничего» в меню',
    'решение; больше ничего',
    'ничего_нет в файле',
  ];
  const promises = [
    'я беру класс',
    'Я БЕРУ класс',
    'приступаю',
    'ПРИСТУПИМ',
    'итог; сделаю порт',
    'я беру класс, если можно',
  ];
  const none = [
    'после ответа я беру класс',
    'ЕСЛИ да, я беру класс',
    'как только скажешь, приступаю',
    'подожду, потом сделаю',
  ];
  none.push('без тебя не сделаю', 'переделаю');
  table(
    [
      ...asks.map((text): Row => [text, ask(text), FROM_YOU]),
      ...honest.map((text): Row => [text, ask(text), []]),
      ...promises.map((text): Row => [text, next(text), ANNOUNCE]),
      ...none.map((text): Row => [text, next(text), []]),
      ['labels in upper case', ask('ничего').toUpperCase(), FROM_YOU],
      ['labels in decomposed letters', ask('ничего').normalize('NFD'), FROM_YOU],
      ['labels mixed with English ones', ask('ничего', 'From you'), FROM_YOU],
      ['a longer label', ask('ничего', 'Что нужно от тебяэ'), NO_BLOCK],
      ...english,
    ],
    { file },
  );
});

describe('Japanese', () => {
  const file = edited('japanese.mjs', {
    now: ['現状'],
    fromYou: ['お願いしたいこと'],
    next: ['次の予定'],
    nothing: ['ありません', '特になし'],
    promise: ['着手します', '始めます'],
    waiting: ['お待ちします'],
    refusal: ['勝手には'],
    gate: ['次第', 'したら'],
  });
  const ask = (text: string) => block('**現状：** 緑', `**お願いしたいこと：** ${text}`, '**次の予定：** 報告');
  const next = (text: string) => block('現状：緑', 'お願いしたいこと：公開の承認', `次の予定：${text}`);
  const asks = ['ありません', '今のところありません。', '特になし', '現時点では特になしです', '— 。特になし'];
  const honest = [
    '公開を承認してください',
    '公開を承認してください。他にはありません。',
    '「なし」の確認',
    '承認！他にはありません',
  ];
  const promises = [
    'すぐに着手します',
    '報告。移植を始めます。',
    '報告！移植を始めます',
    '承認したら報告。移植に着手します',
  ];
  const none = [
    '承認され次第、着手します',
    '承認したら始めます',
    'お待ちします、その後で着手します',
    '勝手には始めます',
    '報告',
  ];
  table(
    [
      ...asks.map((text): Row => [text, ask(text), FROM_YOU]),
      ...honest.map((text): Row => [text, ask(text), []]),
      ...promises.map((text): Row => [text, next(text), ANNOUNCE]),
      ...none.map((text): Row => [text, next(text), []]),
      ['headings', '## 現状\n\n緑\n\n## お願いしたいこと\n\n特になし\n\n## 次の予定\n\n報告', FROM_YOU],
      ...english,
    ],
    { file },
  );
});

describe('letters whose upper and lower case differ in more than case', () => {
  const file = edited('letters.mjs', {
    now: ['şimdi', 'jetzt', 'τώρα', 'maintenant'],
    fromYou: ['senden istediğim', 'was ich von dir brauche', 'τι χρειάζομαι', "ce qu'il me faut"],
    next: ['sıradaki', 'als nächstes', 'στη συνέχεια', 'ensuite'],
    nothing: ['hiçbir şey', 'nichts', 'κανένας', 'rien'],
    promise: ['başlıyorum', 'ich schließe', 'ξεκινώ αμέσως', 'je commence'],
    waiting: ['je patiente'],
    gate: ['onay sonrası', 'nach deinem ja', 'μετά', 'dès que'],
  });
  const turkish = block('Şimdi: yeşil', 'Senden istediğim: hiçbir şey', 'Sıradaki: işe başlıyorum');
  const german = block('Jetzt: grün', 'Was ich von dir brauche: nichts', 'Als nächstes: ich schließe das ab');
  const greek = block('Τώρα: εντάξει', 'Τι χρειάζομαι: κανένας', 'Στη συνέχεια: ξεκινώ αμέσως');
  const french = block('Maintenant\u00a0: vert', 'Ce qu’il me faut\u202f: rien', 'Ensuite\u00a0: je commence');
  const both = [...FROM_YOU, ...ANNOUNCE];
  const texts = { turkish, german, greek, french };
  const rows = Object.entries(texts).flatMap(([name, text]): Row[] => [
    [`${name}, as written`, text, both],
    [`${name}, in upper case`, text.toUpperCase(), both],
    [`${name}, in decomposed letters`, text.normalize('NFD'), both],
    [`${name}, in decomposed upper case`, text.toUpperCase().normalize('NFD'), both],
  ]);
  table(
    [
      ...rows,
      ['turkish, in its own upper case', turkish.toLocaleUpperCase('tr'), both],
      ['german, with a capital ẞ', german.replace('schließe', 'SCHLIEẞE'), both],
      ['german, under a condition', german.replace('ich s', 'nach deinem Ja ich s'), FROM_YOU],
      ['greek, with the other small sigma at the end', greek.replace('κανένας', 'κανένασ'), both],
      ['greek, a longer word', greek.replace('κανένας', 'κανέναςς'), ANNOUNCE],
      ['turkish, an English I', closing({ next: 'I TAKE IN THE CLASS' }), ANNOUNCE],
      ...english,
    ],
    { file },
  );
});

describe('labels that do not begin with a letter', () => {
  const file = edited('signs.mjs', {
    now: ['24h view'],
    fromYou: ['¿qué necesito de ti?', '2 dos'],
    next: ['¡siguiente!'],
    nothing: ['nada de nada'],
  });
  table(
    [
      ['signs', '24h view: verde\n¿Qué necesito de ti?: Nada de nada\n¡Siguiente!: el cierre', FROM_YOU],
      ['digits', '- **24h view:** green\n- **2 dos:** nothing\n- **¡Siguiente!:** el cierre', FROM_YOU],
      ...english,
    ],
    { file },
  );
});
