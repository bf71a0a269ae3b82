import { berlinDay } from '@wbd/domain/time';

export interface DayOfTimes {
  /** in Berlin, yyyy-MM-dd */
  day: string;
  times: Date[];
}

/** @param times ISO instants in order */
export function byDay(times: readonly string[]): DayOfTimes[] {
  const days: DayOfTimes[] = [];
  for (const iso of times) {
    const time = new Date(iso);
    const day = berlinDay(time);
    const last = days.at(-1);
    if (last?.day === day) last.times.push(time);
    else days.push({ day, times: [time] });
  }
  return days;
}

/** The times that are nearest to a wish, in order. */
export function nearest(times: readonly string[], wish: Date, most: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - wish.getTime());
  return times
    .map((iso) => new Date(iso))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .toSorted((one, other) => one.getTime() - other.getTime());
}
