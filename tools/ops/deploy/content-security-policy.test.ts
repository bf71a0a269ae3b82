import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@wbd/firebase';
import { expect, test } from 'vitest';
import { WORKSPACE_ROOT } from '../../base/workspace.ts';
import { policyOf, withPolicy } from './content-security-policy.ts';

const env: Env = {
  firebase: {
    apiKey: 'key',
    authDomain: 'wbd-live.firebaseapp.com',
    projectId: 'wbd-live',
    storageBucket: 'wbd-live.firebasestorage.app',
    appId: '1:1:web:1',
  },
  region: 'europe-west3',
  remotesUrl: 'https://storage.googleapis.com/wbd-live-modules/remotes.json',
  appCheck: { siteKey: 'site' },
};

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

test('inline scripts are named by their hash, data is not', () => {
  const page = '<script>alert(1)</script><script id="a" type="application/json">{}</script>';
  const scripts = directive(policyOf(page, env), 'script-src');
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(scripts.filter((source) => source.startsWith("'sha"))).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
});

test('modules come from their own bucket alone, not from any bucket', () => {
  const scripts = directive(policyOf('', env), 'script-src');
  expect(scripts).toContain('https://storage.googleapis.com/wbd-live-modules/');
  expect(scripts).not.toContain('https://storage.googleapis.com');
});

test('allows requests of the portal in the cloud', () => {
  const connections = directive(policyOf('', env), 'connect-src');
  for (const source of [
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://content-firebaseappcheck.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://europe-west3-wbd-live.cloudfunctions.net',
  ])
    expect(connections).toContain(source);
  expect(directive(policyOf('', env), 'frame-src')).toContain('https://www.google.com/recaptcha/');
});

test('the local portal reaches its emulators and nothing in the cloud', () => {
  const emulators = { auth: 1, firestore: 2, functions: 3, storage: 4, media: 5 };
  const policy = policyOf('', { ...env, remotesUrl: '/remotes.json', emulators });
  expect(policy).not.toContain('https:');
  expect(directive(policy, 'media-src')).toContain('http://127.0.0.1:5');
  // captions of films under signed addresses
  expect(directive(policy, 'connect-src')).toContain('http://127.0.0.1:5');
  expect(directive(policy, 'frame-src')).toEqual(["'self'"]);
});

test("the shell's page has a place for the policy, before everything that it is about", () => {
  const file = path.join(WORKSPACE_ROOT, 'apps/shell/src/index.html');
  const page = withPolicy(readFileSync(file, 'utf8'), env);
  const at = page.indexOf('http-equiv="Content-Security-Policy"');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(page.search(/<(?:script|link|style)/));
  expect(() => withPolicy('<head></head>', env)).toThrow('no place for its policy');
});
