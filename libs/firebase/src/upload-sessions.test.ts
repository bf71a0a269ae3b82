import { expect, test } from 'vitest';
import { uploadSessions } from './upload-sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const session = { session: 'https://example.org/o?upload_id=1', path: 'a/b/c', startedAt: 0 };

function aStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a kept session is found by every page with the same storage, until it is forgotten', () => {
  const storage = aStorage();
  uploadSessions(storage).keep('key', session);
  expect(uploadSessions(storage).find('key', new Date(DAY_MS))).toEqual(session);
  expect(uploadSessions(storage).find('other', new Date(DAY_MS))).toBeNull();
  uploadSessions(storage).forget('key');
  expect(uploadSessions(storage).find('key', new Date(DAY_MS))).toBeNull();
});

test('a session older than six days is not gone on with', () => {
  const sessions = uploadSessions(aStorage());
  sessions.keep('key', session);
  expect(sessions.find('key', new Date(6 * DAY_MS))).toEqual(session);
  expect(sessions.find('key', new Date(6 * DAY_MS + 1))).toBeNull();
});

test.each(['', 'no json', '{}', '{"session":1,"path":"a","startedAt":0}'])(
  'what is stored as %j is no session',
  (text) => {
    const storage = aStorage();
    storage.setItem('wbd.upload:key', text);
    expect(uploadSessions(storage).find('key', new Date(0))).toBeNull();
  },
);

test('a storage that takes nothing does not stop the upload', () => {
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  expect(() => uploadSessions({ ...aStorage(), setItem: full }).keep('key', session)).not.toThrow();
});
