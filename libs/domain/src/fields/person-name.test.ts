import { describe, expect, test } from 'vitest';
import { personNameSchema } from './fields.ts';
import { nameErrorText } from './name-texts.de.ts';
import { isPersonName, nameProblem } from './person-name.ts';

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
    ['An\u200bna', 'Der Name enthält ein unsichtbares Zeichen. Bitte tippe ihn neu ein'],
    ['Anna\u0000', 'Der Name enthält ein unsichtbares Zeichen. Bitte tippe ihn neu ein'],
    ['Dr.Max', 'Bitte ohne Links. Nach einem Punkt steht im Namen ein Leerzeichen, z. B. Dr. Max'],
    ['Anna 0176 1234567', 'Bitte nur den Namen angeben, ohne Telefonnummer'],
    ['3. Anna', 'Ein Name beginnt mit einem Buchstaben'],
    ['Anna-', 'Ein Name endet nicht mit Bindestrich oder Apostroph'],
    ['Anna    Maria', 'Zu viele Leerzeichen, Bindestriche oder Apostrophe hintereinander'],
  ])('%s says why', (typed, words) => {
    expect(nameProblem(typed)).not.toBeNull();
    expect(nameErrorText(typed)).toBe(words);
  });
});
