import { callable } from '@wbd/firebase/callables';
import { newDocumentId } from '@wbd/firebase/firestore';
import { dayAfter } from '@wbd/domain/time';

export const bookableTypes = callable('bookableTypes');
/** Books an appointment; the caller needs a verified phone number. */
export const bookAppointment = callable('bookAppointment');
/** The appointment that a link identifies. */
export const appointmentByLink = callable('appointmentByLink');
export const moveAppointment = callable('moveAppointment');
export const cancelAppointment = callable('cancelAppointment');

const freeTimes = callable('freeTimes');

const DAYS_AT_ONCE = 14;

/** Free times of two weeks. */
export interface TimesOfDays {
  /** sorted ISO instants; empty when no later time is free */
  times: string[];
  /** the first day after the two weeks, yyyy-MM-dd; null when no later time is free */
  later: string | null;
}

/**
 * The free times of two weeks. Skips ahead to the next day with a free time when these weeks have none.
 * @param from the first day, yyyy-MM-dd
 */
export async function readTimes(typeId: string, from: string): Promise<TimesOfDays> {
  const { times, next } = await freeTimes({ typeId, from, days: DAYS_AT_ONCE });
  if (times.length > 0) return { times, later: dayAfter(from, DAYS_AT_ONCE) };
  return next === null ? { times, later: null } : readTimes(typeId, next);
}

/** The id of an appointment that is still to be booked. */
export function draftAppointmentId(): string {
  return newDocumentId();
}
