import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailSchema } from './fields.ts';
import { isEmail, normalizeEmail } from './email.ts';

test.each([
  ['ANNA.A@Mail.Example', 'anna.a@mail.example'],
  ['Anna D <anna.d@mail.example>', 'anna.d@mail.example'],
  ['"Prell, Anna" <anna.d@mail.example>', 'anna.d@mail.example'],
  ['<anna.d@mail.example>', 'anna.d@mail.example'],
  ['mailto:anna.e@mail.example', 'anna.e@mail.example'],
  ['mailto:anna.e@mail.example?subject=Hallo', 'anna.e@mail.example'],
  ['anna.f@mail.example\u200b', 'anna.f@mail.example'],
  ['\u202aanna.f@mail.example\u202c', 'anna.f@mail.example'],
  [' anna.g@mail.example ', 'anna.g@mail.example'],
  ['anna.h@mail.example.', 'anna.h@mail.example'],
  ['anna.j@mail.example,', 'anna.j@mail.example'],
  ['anna.i@müller.example', 'anna.i@müller.example'],
  ['jörg.k@mail.example', 'jörg.k@mail.example'],
  ["o'neill+wbd@sub.mail.example", "o'neill+wbd@sub.mail.example"],
  ['anna@xn--mller-kva.example', 'anna@xn--mller-kva.example'],
])('REG-04 the address in %j is %j', (typed, expected) => {
  expect(emailSchema.parse(typed)).toBe(expected);
});

test.each([
  '',
  'anna',
  'anna@example',
  'anna..l@mail.example',
  '.anna.m@mail.example',
  'anna.@mail.example',
  'anna.n@-mail.example',
  'anna.n@mail-.example',
  'anna@mail..example',
  'anna@mail.e',
  'anna@192.168.1.1',
  'anna@@mail.example',
  'an na@mail.example',
  'anna.b@mail.example, berta.b@mail.example',
  'anna.c@mail.example;berta.c@mail.example',
  'Anna <anna@mail.example> Prell',
  `${'a'.repeat(65)}@mail.example`,
  `anna@${'a'.repeat(64)}.example`,
  `anna@${'mail.'.repeat(60)}example`,
])('REG-04 %j is no address', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false);
});

test('REG-04 no text throws, and an address that was read stays as it is', () => {
  const typed = fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(typed, (text) => {
      const email = normalizeEmail(text);
      if (isEmail(email)) expect(normalizeEmail(email)).toBe(email);
    }),
  );
});
