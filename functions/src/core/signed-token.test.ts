import { expect, test } from 'vitest';
import { readToken, signToken } from './signed-token.ts';

const OLD = 'an old key of thirty-two characters';
const NEW = 'a new key of thirty-two characters!';
const payload = '["sitzung-ä","kunde"]';

test('a token says what was signed, to those who have the key', () => {
  const token = signToken('seat', payload, [NEW, OLD]);
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(readToken('seat', token, [NEW])).toBe(payload);
  expect(readToken('seat', token, [OLD])).toBeNull();
  expect(readToken('other', token, [NEW])).toBeNull();
  expect(readToken('seat', token, [])).toBeNull();
});

test('a key that was replaced still counts while it is listed', () => {
  const before = signToken('seat', payload, [OLD]);
  expect(readToken('seat', before, [NEW, OLD])).toBe(payload);
  expect(readToken('seat', signToken('seat', payload, [NEW, OLD]), [OLD])).toBeNull();
});

test('no altered token is read, whichever character it is', () => {
  const token = signToken('seat', payload, [NEW]);
  for (let index = 0; index < token.length; index++) {
    for (const other of ['A', 'b', '_', '.', '=']) {
      const altered = token.slice(0, index) + other + token.slice(index + 1);
      if (altered !== token) expect(readToken('seat', altered, [NEW])).toBeNull();
    }
  }
  for (const altered of ['', '.', `${token}.`, `${token}A`, `.${token}`, token.split('.')[0]]) {
    expect(readToken('seat', altered ?? '', [NEW])).toBeNull();
  }
});

test('without a key nothing is signed', () => {
  expect(() => signToken('seat', payload, [])).toThrow('no key');
});
