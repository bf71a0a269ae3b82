import { isBlocked } from '@wbd/domain/accounts';
import type { AppointmentHours, AppointmentType, Interval } from '@wbd/domain/appointments';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { may } from '@wbd/domain/plans';
import { berlinInstant, dayAfter } from '@wbd/domain/time';
import type { OwnState } from '../../../core/own-state.repository.ts';
import type { AppointmentsRepository } from './appointments.repository.ts';
import { offeredTimes } from './offered-times.ts';

export interface BookablePorts {
  advisorState(uid: string): Promise<OwnState | null>;
  appointments: Pick<AppointmentsRepository, 'type' | 'hours'>;
  busyTimes(advisor: string, interval: Interval): Promise<Interval[]>;
}

/** A bookable appointment type with its advisor and hours. */
export interface Bookable {
  advisor: Advisor;
  type: AppointmentType;
  hours: AppointmentHours;
}

/** The advisor; null if the account is blocked or closed, or the plan has no appointments. */
export async function bookableAdvisor(
  ports: Pick<BookablePorts, 'advisorState'>,
  uid: string,
): Promise<Advisor | null> {
  const state = await ports.advisorState(uid);
  if (!state || isBlocked(state.account) || !may(state.advisor.lv, 'appointments')) return null;
  return state.advisor;
}

/** @throws AppError `appointment-type/not-found`, also when its advisor no longer takes appointments */
export async function requireBookable(ports: BookablePorts, typeId: string): Promise<Bookable> {
  const type = await ports.appointments.type(typeId);
  const [advisor, hours] = type?.isOpen
    ? await Promise.all([
        bookableAdvisor(ports, type.advisor),
        ports.appointments.hours(type.advisor),
      ])
    : [];
  if (!type || !advisor || !hours) throw new AppError('appointment-type/not-found');
  return { advisor, type, hours };
}

/**
 * The possible start times of an appointment, in order.
 * @param days calendar days in Berlin, in order, without gaps
 * @param except the current time of an appointment that is being moved, which counts as free
 */
export async function freeTimesOf(
  ports: Pick<BookablePorts, 'busyTimes'>,
  { type, hours }: Pick<Bookable, 'type' | 'hours'>,
  days: readonly string[],
  now: Date,
  except: Interval | null = null,
): Promise<Date[]> {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const busy = await ports.busyTimes(type.advisor, {
    start: berlinInstant(first, '00:00'),
    // an appointment on the last evening, or its pause, may end on the next day
    end: berlinInstant(dayAfter(last, 2), '00:00'),
  });
  const isOther = ({ start, end }: Interval) =>
    start.getTime() !== except?.start.getTime() || end.getTime() !== except.end.getTime();
  return offeredTimes({ hours, type, busy: busy.filter(isOther), now }, days);
}
