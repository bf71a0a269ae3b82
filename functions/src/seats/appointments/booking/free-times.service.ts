import type { FreeTimes } from '@wbd/domain/appointments';
import { AppError } from '@wbd/domain/errors';
import { berlinDay, dayAfter } from '@wbd/domain/time';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { freeTimesOf, requireBookable, type BookablePorts } from './bookable.ts';
import { lastOfferedDay } from './offered-times.ts';

export interface FreeTimesPorts extends BookablePorts {
  /** limits reads per network */
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The free times of a range of days; if there are none, the next day with a free time.
 * @throws AppError `rate/limited`, `appointment-type/not-found`
 */
export async function freeTimes(
  ports: FreeTimesPorts,
  { typeId, from, days }: { typeId: string; from: string; days: number },
  network: string,
): Promise<FreeTimes> {
  const now = ports.now();
  if (!(await ports.looks.take(network, now))) throw new AppError('rate/limited');
  const bookable = await requireBookable(ports, typeId);
  const today = berlinDay(now);
  const last = lastOfferedDay(bookable.type, now);
  const first = from < today ? today : from;
  const end = dayAfter(first, days - 1);
  const times = await freeTimesOf(ports, bookable, daysBetween(first, least(end, last)), now);
  if (times.length > 0) return answer(times, null);
  const later = await freeTimesOf(ports, bookable, daysBetween(dayAfter(end, 1), last), now);
  const [next] = later;
  return answer([], next ?? null);
}

function answer(times: readonly Date[], next: Date | null): FreeTimes {
  return {
    times: times.map((time) => time.toISOString()),
    next: next && berlinDay(next),
  };
}

const least = (one: string, other: string) => (one < other ? one : other);

/** The calendar days of a range, both ends included; empty if it ends before it begins. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}
