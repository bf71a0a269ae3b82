import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { placeSchema } from './appointment-type.ts';

export const LONGEST_ANSWER = 500;
export const LONGEST_CANCELLATION_REASON = 500;

const answerSchema = z.object({ question: z.string(), answer: z.string() });
export type Answer = z.infer<typeof answerSchema>;

/**
 * - `booked`: upcoming, or past without a recorded outcome.
 * - `cancelled`: by the person or the advisor.
 * - `came`, `missed`: the outcome that the advisor recorded.
 */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'came', 'missed'] as const;

/** appointments/{id}: booked by a person with a proven number. Only callables write it. */
export const appointmentSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  /** full name at the time of booking, for mails after the account is closed */
  advisorName: z.string(),
  customer: idSchema,
  /** the customer record at the time of booking; differs from `customer` after a merge */
  takenAs: idSchema,
  /** whether the person is this advisor's own customer */
  isOwn: z.boolean(),
  type: idSchema,
  /** of the type, at the time of booking */
  title: z.string(),
  place: placeSchema,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: nullableText,
  answers: z.array(answerSchema),
  start: z.date(),
  end: z.date(),
  /** the end of the pause after it */
  freeFrom: z.date(),
  state: z.enum(APPOINTMENT_STATES),
  /** null unless cancelled */
  cancelledBy: z.nullable(z.enum(['customer', 'advisor'])),
  reason: nullableText,
  /** number of moves and cancellations: the sequence number of the calendar entry */
  changes: z.int(),
  /** the expert video that led to the appointment */
  video: z.nullable(idSchema),
  bookedAt: z.date(),
  /** time of the last booking, move or cancellation */
  changedAt: z.date(),
  /** trace id of the booking request, for the logs */
  trace: nullableText,
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** Whether the appointment is upcoming: it can be moved and cancelled, and the person gets reminders. */
export function isComing({ state, start }: Pick<Appointment, 'state' | 'start'>, now: Date) {
  return state === 'booked' && start > now;
}

/** Whether the advisor can record the outcome. */
export function isToRecord({ state, start }: Pick<Appointment, 'state' | 'start'>, now: Date) {
  return state !== 'cancelled' && start <= now;
}

/** The public page of a single appointment. */
export const APPOINTMENT_PATH = '/action/termin';
