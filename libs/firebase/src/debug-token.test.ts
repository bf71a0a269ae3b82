import { expect, test } from 'vitest';
import { debugToken } from './debug-token.ts';

test('the debug token names the app and runs out, in a form that the emulators read', () => {
  const now = new Date('2026-01-01T10:00:00.500Z');
  const { token, expireTimeMillis } = debugToken('1:2:web:3', now);
  const [header = '', claims = '', signature] = token.split('.');
  const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(decode(header)).toEqual({ alg: 'none', typ: 'JWT' });
  const iat = Date.parse('2026-01-01T10:00:00Z') / 1000;
  expect(decode(claims)).toEqual({ sub: '1:2:web:3', iat, exp: iat + 3600 });
  expect(signature).toBe('');
  expect(expireTimeMillis).toBe(now.getTime() + 3_600_000);
  // no character that a URL or a header would change
  expect(debugToken('>>>???~~~', now).token).toMatch(/^[\w.-]+$/);
});
