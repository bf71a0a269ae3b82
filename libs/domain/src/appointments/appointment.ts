import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { placeSchema } from './appointment-type.ts';

export const LONGEST_ANSWER = 500;
export const LONGEST_CANCELLATION_REASON = 500;

const answerSchema = z.object({ question: z.string(), answer: z.string() });
export type Answer = z.infer<typeof answerSchema>;

/**
 * - `booked`: it will take place, or nobody has said yet how it went.
 * - `cancelled`: by the person or the advisor.
 * - `came`, `missed`: what the advisor recorded afterwards.
 */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'came', 'missed'] as const;

/** appointments/{id}: booked by a person with a proven number. Only calls write it. */
export const appointmentSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  /** full name when it was booked, for letters after the account is closed */
  advisorName: z.string(),
  customer: idSchema,
  /** as whose record it was booked; differs from `customer` after records were merged */
  takenAs: idSchema,
  /** whether the person is this advisor's own customer */
  isOwn: z.boolean(),
  type: idSchema,
  /** of the type, as it was when the appointment was booked */
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
  /** how often it was moved or cancelled: the sequence number of its calendar entry */
  changes: z.int(),
  /** the expert video that led to it; null for none */
  video: z.nullable(idSchema),
  bookedAt: z.date(),
  /** when it was booked, moved or cancelled last */
  changedAt: z.date(),
  /** of the click that booked it, as in the logs */
  trace: nullableText,
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** Whether it is still to come: it can be moved and cancelled, and people are reminded of it. */
export function isComing({ state, start }: Pick<Appointment, 'state' | 'start'>, now: Date) {
  return state === 'booked' && start > now;
}

/** Whether the advisor can record how it went. */
export function isToRecord({ state, start }: Pick<Appointment, 'state' | 'start'>, now: Date) {
  return state !== 'cancelled' && start <= now;
}

/** The public page of one person's appointment. */
export const APPOINTMENT_PATH = '/action/termin';
