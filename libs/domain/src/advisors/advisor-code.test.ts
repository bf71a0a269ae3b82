import { describe, expect, test } from 'vitest';
import {
  advisorCodeOf,
  isAdvisorCode,
  normalizeAdvisorCode,
  plainSpelling,
  secondAdvisorCode,
} from './advisor-code.ts';

describe('the code a new advisor is offered', () => {
  test.each([
    ['Anna', 'Groß', 'annagroß'],
    ['Jörg', 'Weiß-Özdemir', 'jörgweiß-özdemir'],
    ['Hans Peter', 'von der Tann', 'hanspetervondertann'],
    [' Eva\t', ' Müller\u00a0', 'evamüller'],
    ['Sinéad', 'O’Neill', 'sinéadoneill'],
    ['Dr. Max', 'Muster.', 'drmaxmuster'],
    ['İnci', 'Şahin', 'incişahin'],
    ['Işık', 'Yıldız', 'işikyildiz'],
    ['Ștefan', 'Țiriac', 'ştefanțiriac'],
    ['Trương', 'Mỹ Lệ', 'trươngmỹlệ'],
    ['Ana-', '-Maria', 'ana-maria'],
    // as some keyboards send an umlaut: a letter and a mark
    ['Jo\u0308rg', 'Bla\u0308tt', 'jörgblätt'],
  ])('SIGNUP-03 %s %s is offered %s', (first, last, code) => {
    expect(advisorCodeOf(first, last)).toBe(code);
    expect(isAdvisorCode(code)).toBe(true);
  });

  test('a name that cannot be an address is offered nothing usable', () => {
    expect(isAdvisorCode(advisorCodeOf('Анна', 'Каренина'))).toBe(false);
    expect(isAdvisorCode(advisorCodeOf('', ''))).toBe(false);
  });

  test.each([
    ['ä'.repeat(100), 'ö'.repeat(100)],
    ['x'.repeat(58), '-Doppelname'],
    ['x'.repeat(59), '-Doppelname'],
    ['x'.repeat(60), '.'],
  ])('SIGNUP-03 a name that is too long is cut to a code, and to a second one: %s%s', (...name) => {
    const code = advisorCodeOf(...name);
    expect(isAdvisorCode(code)).toBe(true);
    expect(isAdvisorCode(secondAdvisorCode(code))).toBe(true);
  });

  test('SIGNUP-03 the second attempt has a 2 appended', () => {
    expect(secondAdvisorCode('annagroß')).toBe('annagroß2');
  });
});

describe('valid codes', () => {
  test.each([
    'anna',
    'a1',
    '007',
    'a-b-c',
    'straße',
    'nguyễn',
    'thơ',
    'łukasz',
    'yağmur',
    'şahin',
    'x'.repeat(60),
  ])('PROF-02 %s', (code) => {
    expect(isAdvisorCode(code)).toBe(true);
  });

  test.each([
    ['short', 'a'],
    ['long', 'x'.repeat(61)],
    ['upper case', 'Anna'],
    ['a space', 'anna groß'],
    ['a slash', 'anna/groß'],
    ['an escape', 'anna%2fb'],
    ['a dot first', '.anna'],
    ['dots alone', '..'],
    ['an underscore last', '__anna__'],
    ['another script', 'аnna'],
    ['a decomposed umlaut', 'jo\u0308rg'],
    ['wide letters', 'ａnna'],
    ['an emoji', 'anna😀'],
    ['a control character', 'anna\u0000'],
    ['a word of the portal', 'intern'],
    ['a file of the portal', 'remotes.json'],
    ['the default page', 'wbd'],
    ['the internal test page', 'internaltesting'],
    ['a dot', 'anna.groß'],
    ['an underscore', 'anna_groß'],
    ['two hyphens in a row', 'anna--groß'],
    ['a hyphen last', 'anna-'],
    ['small capitals', 'prᴏ'],
    ['a dotless i', 'lıte'],
    ['a long s', 'baſic'],
    ['a ligature', 'ĳs'],
    ['a phonetic letter', 'ɑnna'],
    ['a comma below instead of a cedilla', 'șahin'],
    ['a cedilla instead of a comma below', 'ţiriac'],
    ['a caron instead of a breve', 'yaǧmur'],
    ['a breve instead of a caron', 'zdenĕk'],
    ['an official word', 'support'],
    ['an official word, taken apart', 'log-in'],
    ['an official word with a number', 'impressum2'],
    ['a legal page', 'barrierefreiheit'],
    ["the portal's name in front", 'wbd-team'],
    ["the portal's name with a number", 'wbd2'],
  ])('PROF-02 %s: not %s', (_what, code) => {
    expect(isAdvisorCode(code)).toBe(false);
  });
});

test('PROF-02 each letter of a code is in its one stored form', () => {
  const letters = Array.from({ length: 0x2100 }, (_, point) => String.fromCodePoint(point)).filter(
    (letter) => isAdvisorCode(`a${letter}a`) && letter !== '-',
  );
  expect(letters.length).toBeGreaterThan(150);
  expect(letters.filter((letter) => letter.normalize('NFD').normalize('NFC') !== letter)).toEqual(
    [],
  );
  expect(letters.filter((letter) => !/[\p{Script=Latin}0-9]/u.test(letter))).toEqual([]);
});

/** A caron and a breve look alike, and so do a cedilla and a comma below (UTS 39, confusables.txt). */
const lookOf = (letter: string) =>
  letter.normalize('NFD').replaceAll('\u030c', '\u0306').replaceAll('\u0327', '\u0326');

test('PROF-02 no two letters of codes differ in such a mark alone', () => {
  const letters = Array.from({ length: 0x2100 }, (_, point) => String.fromCodePoint(point)).filter(
    (letter) => isAdvisorCode(`a${letter}a`),
  );
  const looks = letters.map(lookOf);
  expect(letters.filter((_, index) => looks.indexOf(looks[index] ?? '') < index)).toEqual([]);
});

test('a code is found however it was typed', () => {
  expect(normalizeAdvisorCode(' Jo\u0308RG ')).toBe('jörg');
});

test.each([
  ['jörggroß', 'joerggross'],
  ['şükrü-öztürk', 'suekrue-oeztuerk'],
  ['łukaszżak', 'lukaszzak'],
  ['bjørnåse', 'bjoernaase'],
  ['trươngmỹlệ', 'truongmyle'],
  ['annagross', null],
  // the portal's own word, and what looks like it
  ['ädmin', 'aedmin'],
  ['ádmin', null],
  // longer than a code may be
  ['ä'.repeat(40), null],
])('SIGNUP-03 without umlauts %s is spelled %s', (code, plain) => {
  expect(plainSpelling(code)).toBe(plain);
});
