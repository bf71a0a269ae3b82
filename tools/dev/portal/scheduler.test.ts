import { expect, test } from 'vitest';
import { describeMiss, newestTrigger } from './scheduler.ts';

test('the trigger loaded last is called, not one whose name only begins alike', () => {
  const listed =
    'Function none does not exist, valid functions are: r-retryMails-0, r-retryMails-10, r-retryMails-9, r-retryMailsDaily-99, r-page';
  expect(newestTrigger(listed, 'r-retryMails')).toBe('r-retryMails-10');
  expect(newestTrigger(listed, 'r-page')).toBeNull();
});

test('reports an unreachable schedule', () => {
  const refused = new TypeError('fetch failed', {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:5001'),
  });
  expect(describeMiss({ functions: 5001 }, refused)).toBe(
    'The functions emulator on port 5001 could not be reached, so scheduled functions (reminders, mails to retry) did not run this minute; they are called again in a minute. (connect ECONNREFUSED 127.0.0.1:5001)',
  );
});
