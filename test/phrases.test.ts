import { describe, expect, test } from 'vitest';
import { OPAQUE, tokenize } from '../src/tokens.ts';
import { leadIns } from '../src/vocabulary.ts';
import { find } from './find.ts';

describe('a phrase', () => {
  test.each([
    ['is found at the start', 'zork', 'zork it', 0],
    ['is found in any letter case', 'Zork IT', 'zORk it', 0],
    ['is found with any apostrophe', "zork's", 'the zork’s', 1],
    ['may be written with any apostrophe', 'zork’s', "the zork's", 1],
    ['is found over any space', 'zork it', 'zork\u00a0\u3000it', 0],
    ['is found over a line end', 'zork it', 'zork\nit', 0],
    ['may have more than one space', ' zork   it ', 'zork it', 0],
    ['is found next to punctuation', 'zork', '(zork).', 1],
    ['is found next to a dash', 'zork', 'it—zork—it', 2],
    ['needs its punctuation', 'zork, it', 'zork it', -1],
    ['has its punctuation', 'zork, it', 'zork , it', 0],
    ['may be of punctuation only', '?!', 'zork?!', 1],
    ['may start and end with a sign', '(zork)', 'a (zork) b', 1],
    ['is no part of a word', 'zork', 'zorks xzork zork_ zork7 ézork zorké', -1],
    ['is no part of a path, flag, call or identifier', 'zork', 'a/zork zork.ts --zork zork() a.zork #zork', -1],
    ['is no part of a hyphenated word', 'zork', 'zork-free un-zork', -1],
    ['may be a hyphenated word', 'zork-free', 'zork‑free', 0],
    ['may be an abbreviation', 'z/k', 'so: Z/K.', 2],
    ['may be a flag', '--zork', 'with --zork', 1],
    ['is not found in a mention', 'zork', `a ${OPAQUE.repeat(4)}`, -1],
    ['may be of another script', 'ничего', 'НИЧЕГО.', 0],
    ['may be of Greek with a final ς', 'ΤΈΛΟΣ', 'το τέλος', 1],
    ['may be decomposed', 'cafe\u0301', 'CAFÉ', 0],
    ['may be in Chinese', '没有', '现在没有任何', 2],
    ['may be of several words in Chinese', '没有 任何', '现在没有任何', 2],
    ['may be in Thai', 'ไม่มี', 'ตอนนี้ไม่มีอะไร', 4],
    ['is not found in a shorter text', 'zork it now', 'zork it', -1],
    ['that is empty is never found', '', 'zork', -1],
    ['of nothing but marks is never found', '** **', 'zork it', -1],
    ['of a full stop is never found', '.', 'zork . it', -1],
  ])('%s', (_name, phrase, text, at) => {
    expect(find(text, { anywhere: [phrase] })).toBe(at);
  });
});

describe('the mark for up to three words', () => {
  test.each([
    ['stands for no word', 'zo … rk', 'zo rk', 0],
    ['may stand at once after the other mark', '*… rk', 'zo a rk', 0],
    ['may stand at once before the other mark', '…* rk', 'zo a rk', 0],
    ['stands for three words', 'zo … rk', 'zo a b c rk', 0],
    ['stands for no four words', 'zo … rk', 'zo a b c d rk', -1],
    ['may be three dots', 'zo ... rk', 'zo a b rk', 0],
    ['needs no spaces around it', 'zo…rk', 'zo a rk', 0],
    ['stands for a path or a mention', 'zo … rk', `zo a/b.ts ${OPAQUE.repeat(3)} rk`, 0],
    ['stands for no punctuation', 'zo … rk', 'zo a, b rk', -1],
    ['may come twice', 'zo … rk … it', 'zo a b rk c it', 0],
    ['may end with a sign', 'zo … ?', 'zo a b?', 0],
    ['finds a later end when the first leads nowhere', 'zo … rk it', 'zo rk a rk it', 0],
    ['stands for Chinese letters', '没 … 任何', '没有有有任何', 0],
    ['stands for up to three of them', '没 … 任何', '没有有有有任何', -1],
  ])('%s', (_name, phrase, text, at) => {
    expect(find(text, { anywhere: [phrase] })).toBe(at);
  });
});

describe('the mark for the rest of a word', () => {
  test.each([
    ['at its end', 'zork*', 'a zorking', 1],
    ['at its beginning', '*ork', 'a zork', 1],
    ['stands for nothing too', 'zork*', 'zork', 0],
    ['stands for nothing too at its beginning', '*ork', 'ork', 0],
    ['stands for apostrophes and hyphens', 'zork*', "zork's-end", 0],
    ['stands for no second word', 'zork*', 'zor king', -1],
    ['is not found in a path, call or identifier', 'zork*', 'zork/a zork.ts zork() zork_a', -1],
    ['is not found in a flag', '*ork', '--zork .zork @zork', -1],
    ['comes before another word', 'zork* it', 'zorking it', 0],
    ['comes before the other mark', 'zork* … it', 'zorked a b it', 0],
    ['comes on two words', '*ly *ing', 'a really zorking', 1],
    ['comes before a sign', '*ing,', 'zorking, it', 0],
    ['comes before a sign that follows', 'zork*, it', 'zorking, it', 0],
    ['comes before a sign, for any one word', '*, zork', 'nix, zork', 0],
    ['comes after a sign, for any one word', 'x,* zork', 'x, y zork', 0],
    ['comes within signs', '(*ork*)', 'a (zorking) b', 1],
    ['comes in a contraction', "*n't zork", 'they can’t zork', 1],
    ['on both sides', '*or*', 'a zorking', 1],
    ['on both sides, before another word', 'a *or* it', 'a zork it', 0],
    ['alone, for no asterisk', 'zork *', 'zork * it', -1],
    ['comes before an apostrophe', "*'s zork", 'it’s zork', 0],
    ['comes after an apostrophe', "zork'* it", 'zork’d it', 0],
    ['comes before a hyphen', '*-zork', 'un-zork', 0],
    ['comes after a hyphen', 'zork-* it', 'zork-free it', 0],
    ['next to a hyphen stands for letters alone', '*-zork', 'zork -zork', -1],
    ['in another script', 'приступ*', 'Приступаю', 0],
    ['alone, for any one word', 'zork * it', 'zork / it, zork it, zork so it', 7],
  ])('%s', (_name, phrase, text, at) => {
    expect(find(text, { anywhere: [phrase] })).toBe(at);
  });
});

describe('a phrase that counts at the start', () => {
  const atStart = ['zork'];
  test.each([
    ['is found at the first word', 'zork it', 0],
    ['is found after signs', '— 👍 "zork', 3],
    ['is not found later', 'we zork', -1],
    ['is not found after a comma', 'we, zork', -1],
  ])('%s', (_name, text, at) => {
    expect(find(text, { atStart })).toBe(at);
  });

  test('is looked for at signs before the first word too', () => {
    expect(find('→ zork', { atStart: ['→ zork'] })).toBe(0);
    expect(find('so: → zork', { atStart: ['→ zork'] })).toBe(2);
    expect(find('a → zork', { atStart: ['→ zork'] })).toBe(-1);
  });

  test.each(leadIns)('is found after the lead-in «%s»', (leadIn) => {
    const words = tokenize(leadIn).length;
    expect(find(`${leadIn} zork`, { atStart })).toBe(words);
    expect(find(`${leadIn.toUpperCase()} — zork`, { atStart })).toBe(words + 1);
    expect(find(`we, ${leadIn}, zork`, { atStart })).toBe(-1);
  });

  test('is found after several lead-ins', () => {
    const several = leadIns.slice(0, 5);
    expect(find(`${several.join(', ')}: zork`, { atStart })).toBeGreaterThan(5);
  });

  test('may itself begin with a lead-in', () => {
    const [leadIn = ''] = leadIns;
    expect(find(`${leadIn} zork it`, { atStart: [`${leadIn} zork`] })).toBe(0);
  });
});

describe('a look-alike', () => {
  test.each([
    ['takes back the same words', ['zork'], ['zork'], 'a zork', -1],
    ['takes back a shorter phrase that starts with it', ['zork'], ['zork it'], 'a zork it', -1],
    ['takes back a longer phrase that starts with it', ['zork it now'], ['zork it'], 'a zork it now', -1],
    ['takes back a phrase that starts in it', ['it now'], ['zork it'], 'zork it now', -1],
    ['takes back a phrase in what its mark stands for', ['it'], ['zork … now'], 'zork it now', -1],
    ['takes nothing back before it', ['a zork'], ['zork it'], 'a zork it', 0],
    ['takes nothing back after it', ['now'], ['zork it'], 'zork it now', 2],
    ['leaves another match', ['zork'], ['zork it'], 'zork it, zork', 3],
    ['leaves another match before it', ['zork'], ['zork it'], 'zork, zork it', 0],
    ['counts in its longest form', ['zork'], ['zork', 'zork it'], 'zork it', -1],
    ['goes before one that starts later', ['it a b c'], ['zork it', 'it'], 'zork it a b c', -1],
    ['of the same length goes before a phrase', ['zork*'], ['*ing'], 'zorking', -1],
  ])('%s', (_name, anywhere, lookalikes, text, at) => {
    expect(find(text, { anywhere, lookalikes })).toBe(at);
  });

  test('takes back a match at the start', () => {
    expect(find('zork it', { atStart: ['zork'], lookalikes: ['zork it'] })).toBe(-1);
    expect(find('zork it now', { atStart: ['zork it now'], lookalikes: ['zork it'] })).toBe(-1);
  });
});
