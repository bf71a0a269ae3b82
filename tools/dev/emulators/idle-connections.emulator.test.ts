import { expect, test } from 'vitest';

test('emulators keep idle connections for minutes, so that no request meets one that is just closed', async () => {
  const storage = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
  // a server learns it with its first request
  await fetch(storage);
  const { headers } = await fetch(storage);
  expect(headers.get('keep-alive')).toBe('timeout=300');
});
