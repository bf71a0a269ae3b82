import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { SECRET_FORMS, secretValue, UNUSED_SECRET, type SecretName } from './secret-forms.ts';

const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  format: 'jwk',
});
const KEY = 'k'.repeat(44);
const VALUES: Record<SecretName, string> = {
  ADDRESS_KEY: KEY,
  BOUNCES_URL: 'pops://returned%40example.org:pass%40word@pop.example.org',
  LINK_KEYS: `${KEY}, ${KEY}`,
  MODULE_PREVIEW_KEY: JSON.stringify(jwk),
  SMTP_URL: 'smtps://user:pass%40word@smtp.example.org',
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
};
const isName = (name: string): name is SecretName => name in SECRET_FORMS;
const names = Object.keys(SECRET_FORMS).filter(isName);

test.each(names)('trims blanks and line ends of %s', (name) => {
  expect(secretValue(name, `${VALUES[name]}\n`)).toBe(VALUES[name]);
  expect(secretValue(name, ` ${VALUES[name]}\r\n`)).toBe(VALUES[name]);
});

test.each(names)('rejects a missing, unused or malformed %s', (name) => {
  for (const stored of [undefined, '', '\n', UNUSED_SECRET]) {
    expect(() => secretValue(name, stored)).toThrow(`${name} is not set.`);
  }
  expect(() => secretValue(name, 'secret-of-another-form')).toThrow(`${name} needs `);
  expect(() => secretValue(name, 'secret-of-another-form')).not.toThrow('another-form');
});
