const MINUTE_MS = 60_000;

/** Appointments begin at and last for multiples of a quarter of an hour. Clocks of every time zone in use agree on quarters. */
export const QUARTER_MINUTES = 15;
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;

/** A span of time; `end` is not part of it. */
export interface Interval {
  start: Date;
  end: Date;
}

/** The beginnings of all quarters that a span touches, in milliseconds since 1970. */
export function quartersOf({ start, end }: Interval): number[] {
  const first = Math.floor(start.getTime() / QUARTER_MS);
  const last = Math.ceil(end.getTime() / QUARTER_MS);
  return Array.from(
    { length: Math.max(0, last - first) },
    (_, index) => (first + index) * QUARTER_MS,
  );
}

/** The time after some minutes. */
export function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE_MS);
}
