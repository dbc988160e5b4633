/** Kinds of hostile or degenerate text, each a function from a size in characters to a text of about that size. */
const fill = (unit) => (size) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const numbered = (unit) => (size) => {
  let text = '';
  for (let n = 0; text.length < size; n++) text += unit(n);
  return text;
};
const newWords = (before, after) =>
  numbered((n) => `${before}${n.toString(36).replace(/\d/g, (digit) => 'qxzjvkwypb'[digit])}${after} `);
const head = (start, unit) => (size) => start + fill(unit)(size - start.length);

const containers = {
  'quote marks': fill('>'),
  'quote marks, spaced': fill('> '),
  'list marks': fill('- '),
  'star list marks': fill('* '),
  'ordered list marks': fill('1. '),
  'quotes and lists mixed': fill('> - '),
  'quotes, lists, numbers mixed': fill('> 1) + '),
  'list marks on short lines': fill('a\n-\n'),
  'quote marks on short lines': fill('>\na\n'),
  'lists that nest line by line': numbered((n) => `${' '.repeat(2 * (n % 200))}- a\n`),
  'quotes that nest line by line': numbered((n) => `${'>'.repeat(n % 400)} a\n`),
  'lazy continuation': fill('> a\nb\n'),
  'loose lists': fill('- a\n\n  b\n\n'),
  'capped quotes, line after line': fill(`${'> '.repeat(24)}a\n`),
  'capped lists, line after line': fill(`${'- '.repeat(24)}a\n`),
};
const inline = {
  'stars and underscores': fill('*a_'),
  'stars that open': fill('*a '),
  'strong that opens': fill('**a '),
  'star runs': fill('a**b***c*'),
  'underscore runs': fill('_a__b'),
  'only stars': fill('*'),
  'only underscores': fill('_'),
  'emphasis nested': (size) => '*a '.repeat(size / 6) + 'a* '.repeat(size / 6),
  'brackets that open': fill('['),
  'brackets that close': fill(']'),
  'links that never close': fill('[a](b'),
  'links, nested': (size) => '['.repeat(size / 10) + 'a](b)'.repeat(size / 10),
  'images that never close': fill('![a'),
  'link definitions': numbered((n) => `[a${n}]: b\n`),
  'references to nothing': fill('[a][b] '),
  'link destinations': fill('[a](<b'),
  'backtick runs of rising length': numbered((n) => `${'`'.repeat((n % 300) + 1)}a`),
  'single backticks': fill('`a '),
  'autolinks that never close': fill('<a:b'),
  ampersands: fill('&'),
  entities: fill('&amp;&nbsp;&#0;&#x110000;'),
  'unknown entities': fill('&unknownentityname;'),
  escapes: fill('\\*'),
  'hard breaks': fill('a  \n'),
};
const blocks = {
  'one line': fill('a'),
  'one line of words': fill('lorem ipsum '),
  'short lines': fill('a\n'),
  'blank lines': fill('\n'),
  paragraphs: fill('a b c\n\n'),
  'an unclosed fence': head('```\n', 'a b c\n'),
  fences: fill('```\na\n```\n'),
  'fences of both kinds, nested': fill('~~~\n```\n'),
  'fences in lists': fill('- ```\n  a\n'),
  headings: fill('# a\n'),
  'setext underlines': fill('a\n=\n'),
  'thematic breaks': fill('***\n'),
  tables: head('|a|b|\n|-|-|\n', '|a|b|\n'),
  'table pipes': fill('|'),
  'indented code': fill('    a\n\n'),
};
const markup = {
  'tag openers': fill('<a'),
  tags: fill('<b>'),
  'tags with attributes': fill('<a b="'),
  'an unclosed comment': head('<!-- ', 'a\n'),
  'comment openers': fill('<!--'),
  comments: fill('<!-- a -->'),
  declarations: fill('<!a'),
  'processing instructions': fill('<?'),
  'CDATA openers': fill('<![CDATA['),
  'script openers': fill('<script>\n'),
  'HTML blocks': fill('<div>\n\n'),
  'line break tags': fill('<br>'),
};
const characters = {
  NULs: fill('\0'),
  'lone surrogates': fill('\uD800a'),
  'CR and LF mixed': fill('a\r\r\n\n'),
  tabs: fill('\t'),
  'tabs and list marks': fill('\t-\t'),
  'Unicode spaces': fill('\u00A0\u2003\u3000'),
  'bidirectional marks': fill('\u202Ea\u2066'),
  'zero-width characters': fill('\u200B\u200D\uFEFF'),
  'combining marks': fill('a\u0301\u0302'),
  'full stops': fill('.'),
  emoji: fill('👩‍👩‍👧'),
  Chinese: fill('现在没有'),
};
const labels = {
  'labels of one slot': fill('Now: a\n'),
  'labels without colons': fill('now\n'),
  'bold labels': fill('**Now**\n'),
  'whole blocks': fill('Now: a\nFrom you: nothing\nNext: I start\n\n'),
  'labels in one line': fill('Now: From you: Next: '),
  'emoji before labels': fill(`${'🟢'.repeat(200)} Now: a\n`),
  'a long from-you slot': head('Now: a\nNext: b\nFrom you: ', 'no no '),
  'a long from-you slot of gaps': head('Now: a\nNext: b\nFrom you: ', 'no further word '),
  'a long next slot': head('Now: a\nFrom you: b\nNext: ', 'I will not, after '),
  'a long next slot of sentences': head('Now: a\nFrom you: b\nNext: ', 'When I wait. '),
  'a long next slot of quotation marks': head('Now: a\nFrom you: b\nNext: ', '"“«„'),
  'a next slot of addresses': head('Now: a\nFrom you: b\nNext: ', 'a://b.c.'),
  'a next slot of full stops': head('Now: a\nFrom you: b\nNext: ', '.'),
  'a next slot of gaps': (size) => `Now: a\nFrom you: b\nNext: a${' '.repeat(size / 2)}b${' '.repeat(size / 2)}c\n`,
  'a label with a gap': (size) => `Now${' '.repeat(size)}x: a\n`,
  'a from-you slot of questions': head('Now: a\nNext: b\nFrom you: ', '?!a'),
  'a from-you slot of slashes': head('Now: a\nNext: b\nFrom you: ', '~/.'),
  'a from-you slot of lead-ins': head('Now: a\nNext: b\nFrom you: ', 'then '),
  'a from-you slot of ever new words': (size) => `Now: a\nNext: b\nFrom you: ${newWords('', '')(size)}`,
  'a from-you slot of ever new contractions': (size) => `Now: a\nNext: b\nFrom you: ${newWords('', "n't")(size)}`,
  'a next slot of ever new verbs': (size) => `Now: a\nFrom you: b\nNext: ${newWords('I ', '')(size)}`,
  'a next slot of ever new participles': (size) => `Now: a\nFrom you: b\nNext: ${newWords("I'm ", 'ing')(size)}`,
  'a next slot of list items': head('Now: a\nFrom you: b\nNext:\n', '- I am happy\n'),
};

export const kinds = Object.entries({ ...containers, ...inline, ...blocks, ...markup, ...characters, ...labels });
