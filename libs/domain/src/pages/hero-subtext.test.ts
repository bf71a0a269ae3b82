import { expect, test } from 'vitest';
import { parseHeroSubtext } from './hero-subtext.ts';

const plain = (text: string) => ({ text, italic: false });
const italic = (text: string) => ({ text, italic: true });

test.each([
  ['Dein _Weg_ zum Ziel', [plain('Dein '), italic('Weg'), plain(' zum Ziel')]],
  ['_Alles_', [italic('Alles')]],
  ['ohne', [plain('ohne')]],
  ['eine _offene', [plain('eine _offene')]],
  ['ein__Wort', [plain('einWort')]],
  ['_a_ und _b', [italic('a'), plain(' und _b')]],
  ['_a_ und _b_', [italic('a'), plain(' und '), italic('b')]],
  ['', []],
])('%j', (subtext, parts) => {
  expect(parseHeroSubtext(subtext)).toEqual(parts);
});
