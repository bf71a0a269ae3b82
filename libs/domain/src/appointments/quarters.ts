const MINUTE_MS = 60_000;

/** Start times and durations are multiples of a quarter of an hour, as are all UTC offsets in use. */
export const QUARTER_MINUTES = 15;
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;

/** A time span; `end` is exclusive. */
export interface Interval {
  start: Date;
  end: Date;
}

/** The starts of all quarters that overlap a span, in milliseconds since 1970. */
export function quartersOf({ start, end }: Interval): number[] {
  const first = Math.floor(start.getTime() / QUARTER_MS);
  const last = Math.ceil(end.getTime() / QUARTER_MS);
  return Array.from(
    { length: Math.max(0, last - first) },
    (_, index) => (first + index) * QUARTER_MS,
  );
}

export function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE_MS);
}
