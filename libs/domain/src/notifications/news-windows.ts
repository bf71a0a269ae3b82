import { berlinDay, berlinInstant } from '../time/berlin-time.ts';

/** What happens within the same span of this length, measured from 1970, shares one mail. */
const SPAN_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** When a day of digests begins and ends in Berlin; the mail follows shortly after. */
const DIGEST_TIME = '06:00';

/** From `from` on, and before `until`. */
export interface NewsWindow {
  from: Date;
  until: Date;
}

/** The span of an instant, for mails at once: few even when 500 people register. */
export function spanOf(at: Date): NewsWindow {
  const from = Math.floor(at.getTime() / SPAN_MS) * SPAN_MS;
  return { from: new Date(from), until: new Date(from + SPAN_MS) };
}

/** The digest day of an instant. Days follow each other without a gap, also when clocks change. */
export function digestDayOf(at: Date): NewsWindow {
  const today = berlinInstant(berlinDay(at), DIGEST_TIME);
  // noon of the day before or after, whatever clocks do
  const other = (hours: number) =>
    berlinInstant(berlinDay(new Date(today.getTime() + hours * HOUR_MS)), DIGEST_TIME);
  return at < today ? { from: other(-18), until: today } : { from: today, until: other(30) };
}
