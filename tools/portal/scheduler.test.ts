import { expect, test } from 'vitest';
import { newestTrigger } from './scheduler.ts';

test('the trigger loaded last is called, not one whose name only begins alike', () => {
  const listed =
    'Function none does not exist, valid functions are: r-retryMails-0, r-retryMails-10, r-retryMails-9, r-retryMailsDaily-99, r-page';
  expect(newestTrigger(listed, 'r-retryMails')).toBe('r-retryMails-10');
  expect(newestTrigger(listed, 'r-page')).toBeNull();
});
