import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordProblem, type PasswordOwner } from './password-problem.ts';

const owner: PasswordOwner = {
  firstName: 'Jörg-Peter',
  lastName: 'Müller',
  email: 'jp.mueller84@haus-am-see.de',
  code: 'jpm-beratung',
};
const problem = (password: string) => passwordProblem(password, owner);

describe('AUTH-11 a password is refused', () => {
  test.each([
    '      ',
    '\u3000\u3000\u3000\u3000\u3000\u3000',
    '\u200b\u200b\u200b\u200b\u200b\u200b',
    'a     ',
    'aaaaaa',
    'ababab',
    'abcabc',
    'hundhund',
    '121212',
    '!!!!!!!!',
    '😀😀😀😀😀😀',
    '123456',
    '987654',
    '0123456',
    'qwertz',
    'QWERTZUIOP',
    'lkjhgf',
    'abcdef',
    'zyxwvu',
    'yxcvbnm',
  ])('as a pattern: %j', async (password) => {
    expect(await problem(password)).toMatch(/^password\/(simple|common)$/);
  });

  test.each([
    'passwort',
    'Passwort',
    'PASSWORT1',
    'passwort!',
    'P4ssw0rt',
    'Pa$$word',
    '!passwort!',
    'passwort2026',
    'geheim',
    'geheim1',
    'Sommer2025',
    'schatz',
    'willkommen',
    'schmetterling',
    'hallo123',
    'iloveyou',
    'ＰＡＳＳＷＯＲＴ',
    'fußball',
    'fussball',
    'qwertz12',
    'abc123',
    'passwort12345678',
    'dragon',
    'anna1985',
  ])('as a common one: %j', async (password) => {
    expect(await problem(password)).toBe('password/common');
  });

  test.each([
    'müller',
    'mueller1',
    'MULLER!!',
    'Jörg1984',
    'joergpeter',
    'Jörg-Peter.Müller',
    'muellerjoerg',
    'jp.mueller84@haus-am-see.de',
    'jpmueller84',
    'haus-am-see',
    'm\u00fcll3r',
    'jpm-beratung',
    'JPMBeratung1',
    'wbd123',
    'WBD-2026',
    'w.b.d.2026',
    'wbdwbd!',
    'wbd-jörg',
    'ｗｂｄ2026',
  ])('as a personal one: %j', async (password) => {
    expect(await problem(password)).toMatch(/^password\/(personal|simple)$/);
  });
});

test.each([
  'sechs+sechs',
  'lang genug',
  'Kaffee-mit-Jörg',
  'drei Boote im Wind',
  'x7#kQ2',
  'xT9vLw',
  '738192',
  'wbd ist mein Hafen',
  'zwölf Möwen',
  'Müller-Thurgau trinken',
  '7gK!rr',
  'detox7',
  'пароль моей бабушки',
])('AUTH-11 accepts %j', async (password) => {
  expect(await problem(password)).toBeNull();
});

test('AUTH-11 a common password stays common with other case and characters around it', async () => {
  const common = fc.constantFrom('passwort', 'geheim', 'sommer', 'schatz', 'fussball', 'dragon');
  const around = fc.stringMatching(/^[0-9!?.*_-]{0,2}$/);
  await fc.assert(
    fc.asyncProperty(common, around, around, fc.boolean(), async (word, before, after, loud) => {
      const typed = `${before}${loud ? word.toUpperCase() : word}${after}`;
      expect(await problem(typed)).toBe('password/common');
    }),
  );
});

test('AUTH-11 whatever someone types gets an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), fc.string(), async (password, firstName, email) => {
      await passwordProblem(password, { firstName, lastName: '', email, code: '' });
    }),
  );
});
