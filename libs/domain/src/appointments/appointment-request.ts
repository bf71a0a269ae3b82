import * as z from 'zod/mini';
import { ownClaimSchema } from '../customers/own-claim.ts';
import { idSchema, nullableText, personNameSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** The most characters of what a person wants to talk about. */
export const LONGEST_TOPIC = 500;

/** When a person prefers to be called, with the German word for it. */
export const PREFERRED_TIMES = {
  morning: 'vormittags',
  afternoon: 'nachmittags',
  evening: 'abends',
} as const;
export const preferredTimeSchema = z.enum(['morning', 'afternoon', 'evening']);
export type PreferredTime = z.infer<typeof preferredTimeSchema>;

/**
 * appointmentRequests/{id}: a person who proved their phone number wants to talk to an advisor. A call writes it; the
 * advisor only marks it as done.
 */
export const appointmentRequestSchema = z.object({
  id: idSchema,
  /** the advisor whom the person wants to talk to */
  advisor: idSchema,
  customer: idSchema,
  /** whether the person is this advisor's own customer: one who came through a colleague's page is the colleague's */
  isOwn: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  topic: nullableText,
  /** the preferred time for the call; null for any time */
  preferredTime: z._default(z.nullable(preferredTimeSchema), null),
  /** the expert video that led to it; null for none */
  video: z.nullable(idSchema),
  /** whether the person was led to a calendar; if not, the advisor has to get in touch */
  hasCalendar: z.boolean(),
  done: z.boolean(),
  createdAt: z.date(),
  /** of the click that ordered it, as in the logs */
  trace: z._default(nullableText, null),
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type AppointmentRequest = z.infer<typeof appointmentRequestSchema>;

/**
 * requestAppointment: a person who proved their phone number asks an advisor for an appointment. The client chooses the
 * request's id, so that a call whose answer was lost can be repeated.
 */
export const requestAppointmentInput = z.object({
  requestId: idSchema,
  /** the advisor whom the person wants to talk to */
  advisorId: idSchema,
  /** the advisor on whose page the person is; a new customer is theirs */
  pageId: idSchema,
  videoId: z.nullable(idSchema),
  firstName: personNameSchema,
  lastName: personNameSchema,
  topic: z.nullable(text(LONGEST_TOPIC, z.minLength(1))),
  /** optional, because pages of an earlier release omit it */
  preferredTime: z.optional(z.nullable(preferredTimeSchema)),
  /** uid of the person whose shared link led here */
  ref: z.optional(idSchema),
});
export type RequestAppointmentInput = z.infer<typeof requestAppointmentInput>;

export const requestAppointmentOutput = z.object({
  /**
   * A custom token of Firebase Auth, when the number moved to a new login because the record under the caller's login is
   * about someone else. Null otherwise.
   */
  loginToken: z.nullable(z.string()),
});
export type RequestAppointmentOutput = z.infer<typeof requestAppointmentOutput>;

/** withdrawAppointment: withdraws a request for a call, identified by verified phone number and name. */
export const withdrawAppointmentInput = z.object({
  ...ownClaimSchema.shape,
  requestId: idSchema,
});
export type WithdrawAppointmentInput = z.infer<typeof withdrawAppointmentInput>;
export const withdrawAppointmentOutput = z.object({});
