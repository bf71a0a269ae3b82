import { callable } from '@wbd/firebase/callables';
import { newDocumentId } from '@wbd/firebase/firestore';
import { dayAfter } from '@wbd/domain/time';

/** What people can book with an advisor. */
export const bookableTypes = callable('bookableTypes');
/** Books an appointment; the caller has proved a phone number. */
export const bookAppointment = callable('bookAppointment');
/** What the person of a link sees of their appointment. */
export const appointmentByLink = callable('appointmentByLink');
export const moveAppointment = callable('moveAppointment');
export const cancelAppointment = callable('cancelAppointment');

const freeTimes = callable('freeTimes');

const DAYS_AT_ONCE = 14;

/** Free times of two weeks. */
export interface TimesOfDays {
  /** ISO instants in order; empty when nothing is free from there on */
  times: string[];
  /** the first day after them, yyyy-MM-dd; null when nothing is free from there on */
  later: string | null;
}

/**
 * The free times of two weeks. When nothing is free in them, the weeks begin with the next day on which something is.
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
