import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personNameSchema } from './fields.ts';
import { nameErrorText } from './name-texts.de.ts';
import { isPersonName, nameProblem, normalizeName } from './person-name.ts';

describe('SIGNUP-02 a name', () => {
  test.each([
    'Anna',
    'Jörg',
    'Weiß-Özdemir',
    "O'Neill",
    'O’Neill',
    "'t Hooft",
    'von der Tann',
    'Dr. med. Max',
    'J.R.',
    'J. R. R.',
    'H.-P.',
    'Karl Friedrich III.',
    'Kunde 12',
    'Kunde 12345',
    'Wowra',
    'Łukasz',
    'Nguyễn',
    'Анна',
    'Αλέξανδρος',
    'محمد',
    'महेश',
    '李小龍',
    'Anna - Maria',
    'x'.repeat(100),
  ])('%s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['an e-mail address', 'anna@example.org'],
    ['an address on the web', 'https://example.org'],
    ['an address without a scheme', 'example.org/anna'],
    ['a domain', 'gewinn.de'],
    ['a domain behind a name', 'Anna www.gewinn.de'],
    ['a short domain', 't.me'],
    ['an IP address', 'a 192.168.1.1'],
    ['an encoded character', 'Anna%0a'],
    ['an entity', 'Anna&#10;'],
    ['an escape', 'Anna\\n'],
    ['markup', '<b>Anna</b>'],
    ['a line break', 'Anna\nBcc'],
    ['a control character', 'Anna\u0000'],
    ['a zero-width space', 'An\u200bna'],
    ['a direction', '\u202eannA'],
    ['a soft hyphen', 'An\u00adna'],
    ['a filler that is a letter', '\u3164'],
    ['a blank braille pattern', '\u2800'],
    ['half an emoji', 'Anna\ud83d'],
    ['an emoji', 'Anna 😀'],
    ['accents without a letter', '\u0301\u0301'],
    ['a tower of accents', `A${'\u0301'.repeat(3)}`],
    ['dots', 'Anna..Maria'],
    ['an abbreviated IP address', 'a.1.2.3'],
    ['a phone number', '0176 1234567'],
    ['a phone number behind a name', 'Ruf an 0176 1234567'],
    ['a spaced phone number', 'Anna 01 76-12'],
    ['the beginning of an address', 'Anna HTTPS'],
    ['the beginning of a domain', 'www Gewinn de'],
    ['a sender with an address', 'Sparkasse <service@sparkasse.example>'],
    ['wide letters', 'ｇｅｗｉｎｎ．ｄｅ'],
    ['a hyphen alone', '-'],
    ['a blank at the end', 'Anna '],
    ['101 letters', 'x'.repeat(101)],
  ])('%s is none', (_what, name) => {
    expect(isPersonName(name)).toBe(false);
  });

  test('is stored without blanks around it and with composed letters', () => {
    expect(personNameSchema.parse(' Jo\u0308rg\u00a0')).toBe('Jörg');
  });
});

describe('SIGNUP-02 REG-04 a refused name', () => {
  test.each([
    ['x'.repeat(101), 'Höchstens 100 Zeichen'],
    ['https://gewinn.de', 'Bitte nur den Namen angeben, ohne Links und Adressen'],
    ['Anna www.gewinn.de', 'Bitte nur den Namen angeben, ohne Links und Adressen'],
    ['anna@example.org', 'Das Zeichen „@“ ist in Namen nicht möglich'],
    ['Anna 😀', 'Das Zeichen „😀“ ist in Namen nicht möglich'],
    ['An\ue000na', 'Der Name enthält ein unsichtbares Zeichen. Bitte tippe ihn neu ein'],
    [
      'Anna.Max',
      'Bitte ohne Links. Nach einem Punkt steht im Namen ein Leerzeichen, z. B. Dr. Max',
    ],
    ['Anna 0176 1234567', 'Bitte nur den Namen angeben, ohne Telefonnummer'],
    ['3. Anna', 'Ein Name beginnt mit einem Buchstaben'],
    ['Anna-', 'Ein Name endet nicht mit Bindestrich oder Apostroph'],
    ["Anna'-'-Maria", 'Zu viele Leerzeichen, Bindestriche oder Apostrophe hintereinander'],
  ])('%s says why', (typed, words) => {
    expect(nameProblem(typed)).not.toBeNull();
    expect(nameErrorText(typed)).toBe(words);
  });
});

describe('REG-04 a name as it is typed', () => {
  test.each([
    ['D´Angelo', "D'Angelo"],
    ['O`Neill', "O'Neill"],
    ['O’Neill', "O'Neill"],
    ['Müller–Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Müller — Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Anna  Maria', 'Anna Maria'],
    ['Anna\u00a0Maria', 'Anna Maria'],
    ['Anna\u200b', 'Anna'],
    ['\u202aAnna\u202c', 'Anna'],
    ['Jo\u0308rg', 'Jörg'],
    ['Prell,', 'Prell'],
    ['Dr.Anna', 'Dr. Anna'],
    ['Prof.Dr. Eva', 'Prof. Dr. Eva'],
    ['Anna - Maria', 'Anna - Maria'],
    ['Prell jun.', 'Prell jun.'],
    ['PRELL', 'PRELL'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(personNameSchema.parse(typed)).toBe(stored);
  });

  test.each([
    'gewinn.de',
    'Anna\u200b.de',
    'http://x',
    'Anna & Peter',
    'Anna/Peter',
    'Müller (geb. Weiß)',
    '\u200b',
  ])('%j is refused', (typed) => {
    expect(personNameSchema.safeParse(typed).success).toBe(false);
  });

  test('a refusal names the character', () => {
    expect(nameErrorText('Anna & Peter')).toBe('Das Zeichen „&“ ist in Namen nicht möglich');
    expect(nameErrorText('\u200b')).toBe('Bitte Namen angeben');
  });

  test('no text throws, and a stored name stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const name = normalizeName(typed);
        expect(normalizeName(name)).toBe(name);
      }),
    );
  });
});
