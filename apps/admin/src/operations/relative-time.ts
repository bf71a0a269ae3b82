const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const words = new Intl.RelativeTimeFormat('de', { numeric: 'always' });

/** How long ago, in the unit that a person would use. */
export function relativeTime(time: number, now: number): string {
  const passed = Math.max(now - time, 0);
  if (passed < 2 * HOUR_MS) return words.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < 2 * DAY_MS) return words.format(-Math.floor(passed / HOUR_MS), 'hour');
  return words.format(-Math.floor(passed / DAY_MS), 'day');
}
