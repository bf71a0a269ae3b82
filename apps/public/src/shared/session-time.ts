import { formatDateTime, TIME_ZONE } from '@wbd/domain/time';

const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: TIME_ZONE });

// the time and its word stay on one line
const NO_BREAK = '\u00a0';

/** Fr., 24. Dez. 2026, 18:00 Uhr */
export function sessionTime({ time }: { time: Date }): string {
  return `${weekday.format(time)}., ${formatDateTime(time)}${NO_BREAK}Uhr`;
}
