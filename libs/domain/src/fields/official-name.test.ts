import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksOfficial, LOOKS_LIKE } from './official-name.ts';

describe('PROF-02 looks like the portal itself', () => {
  test.each([
    'wbd',
    'WBD',
    'support-wbd',
    'team-wbd',
    'w-b-d',
    'wbd.support',
    'wbd1',
    'admin-wbd',
    'wbd-team',
    'ｗｂｄ',
    'ＷＢＤ Team',
    'wbd2026',
    'w.b.d',
    'W B D',
    'wbdsupport',
    'supportwbd',
    'wbdde',
    'wbd-online',
    'anna-wbd',
    'wbd-anna',
    'w8d',
    'vvbd',
    'wbcl',
    'wbđ',
    'ẁḃḋ',
    'wb-d',
    'wbd_team',
    'w-8-d',
    'support',
    'supp0rt',
    '5upport',
    's-u-p-p-o-r-t',
    'adm1n',
    'admin2',
    'tearn',
    'kundenservice',
    'login',
    'support-team',
    'kunden-service',
    'mailteam',
    'impressum2',
    'log-in',
  ])('%j', (text) => {
    expect(looksOfficial(text)).toBe(true);
  });

  test.each([
    'WBD Team',
    'Team WBD',
    'Wbd Müller',
    'Anna WBD',
    'W. B. D.',
    'Support Team',
    'WBD-Support Berlin',
    // other scripts: Cyrillic, Greek, Armenian
    'ԜВԁ Team',
    'ѡвԁ Теам',
    'ωβԁ',
    'աвԁ',
    'Ѕupport Теаm',
    'Αdmin Τeam',
    'Wbđ Têam',
  ])('the name %j', (name) => {
    expect(looksOfficial(name)).toBe(true);
  });
});

test.each([
  'newbde',
  'sowbdin',
  'annagroß',
  'wbdorn',
  'anna2',
  'team-anna',
  'anna-berater',
  'max-mustermann',
  'pro',
  'lite',
  'basic',
  'kollege',
  'fremd',
  'a1',
  '007',
  'jörg-weiß',
  'hausverwaltung-nord',
  'alm',
  'Newbde Sowbdin',
  'Anna Kunde',
  'W.B. Dorn',
  'Max Start',
  'Rainer Presse',
  'Sandra Bullock',
  'Анна Каренина',
  'Γιώργος Παπαδόπουλος',
  'Webdorfer Ute',
  'Iwbdul Khan',
  'İnci Şahin',
  '李 明',
])('PROF-02 %j is an ordinary name', (text) => {
  expect(looksOfficial(text)).toBe(false);
});

const OFFICIAL = ['wbd', 'wbdsupport', 'teamwbd', 'support', 'admin', 'kundenservice', 'hotline'];

/** A letter as it is, in capitals, with a mark, wide, or as one that looks like it. */
const disguised = (letter: string) =>
  fc.constantFrom(
    letter,
    letter.toUpperCase(),
    `${letter}\u0301`,
    String.fromCodePoint(letter.charCodeAt(0) + 0xfee0),
    ...Array.from(LOOKS_LIKE[letter] ?? ''),
  );

test('PROF-02 however an official word is written, it looks official', () => {
  const written = fc
    .constantFrom(...OFFICIAL)
    .chain((word) => fc.tuple(...Array.from(word, disguised)))
    .map((letters) => letters.join(''));
  const digits = fc.stringMatching(/^[-._ 2-9]{0,3}$/);
  fc.assert(
    fc.property(written, digits, (word, end) => {
      expect(looksOfficial(word)).toBe(true);
      expect(looksOfficial(`${word}${end.replaceAll(/[34578]/g, '2')}`)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('PROF-02 an official word looks official with any separators between its letters', () => {
  const separator = fc.constantFrom('', '-', '.', ' ', '_', '--');
  fc.assert(
    fc.property(
      fc.constantFrom(...OFFICIAL),
      fc.array(separator, { minLength: 20 }),
      (word, between) => {
        const written = Array.from(
          word,
          (letter, index) => `${letter}${between[index] ?? ''}`,
        ).join('');
        expect(looksOfficial(written)).toBe(true);
      },
    ),
  );
});

test('PROF-02 letters around the name of the portal make an ordinary word of it', () => {
  const letters = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      // the other tests cover texts that are official by themselves
      fc.pre(
        !looksOfficial(before) && !looksOfficial(after) && !/wbd|uu|vv|rn|cl/.test(before + after),
      );
      expect(looksOfficial(`x${before}wbd${after}x`)).toBe(false);
    }),
  );
});
