import fc from 'fast-check';
import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['anna.meier+wbd@example.org ist vergeben', '<email> ist vergeben'],
  ['"jörg@müller.de"', '"<email>"'],
  ['+49 151 2345678 und 0151/2345678', '<number> und <number>'],
  ['(0151) 234-5678', '(<number>'],
  ['advisors/Xy7aB3kQ9LmN2pRs4TuV5wXyZ012 fehlt', 'advisors/<id> fehlt'],
  ['GET https://wbd.example/action/meine-daten?t=geheim#x: 404', 'GET <address> 404'],
  ['/intern/crm/kunde77/notizen', '<path>'],
  ["Cannot read properties of undefined (reading 'map')", null],
  ['Loading chunk 4711 failed', null],
])('%s', (text, expected) => {
  expect(masked(text)).toBe(expected ?? text);
});

test('no address, number or id is left, in any surrounding text', () => {
  const around = fc.stringMatching(/^[ a-zäöü,"]{0,20}$/);
  const email = fc.emailAddress().map((address) => ({ secret: address }));
  const phone = fc.stringMatching(/^\+49 1[567]\d \d{7}$/).map((number) => ({ secret: number }));
  fc.assert(
    fc.property(around, fc.oneof(email, phone), around, (before, { secret }, after) => {
      expect(masked(`${before} ${secret} ${after}`)).not.toContain(secret);
    }),
  );
});

test('a long text takes no time', () => {
  const begun = performance.now();
  for (const part of ['a', '1', '@', 'a@', '/1', '-1 ', 'https:']) masked(part.repeat(2_000));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
