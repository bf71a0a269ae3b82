import { DESK, expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MonthCalendar } from './month-calendar.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('SEM-01 today is readable among the days of the next month', async () => {
  await page.viewport(...DESK);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:00:00Z') });
  await renderPage(<MonthCalendar seminars={[]} sessions={[]} viewerId="anna" />, {
    at: '/?monat=2026-12',
  });
  await expect
    .element(page.getByText('30', { exact: true }).first())
    .toHaveAttribute('aria-current', 'date');
  await expectAccessibleEverywhere();
});
