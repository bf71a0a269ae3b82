import * as z from 'zod/mini';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { daySchema, emailSchema, idSchema, personNameSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { LONGEST_ANSWER, LONGEST_CANCELLATION_REASON } from './appointment.ts';
import { hoursSchema } from './appointment-hours.ts';
import {
  appointmentTypeFields,
  LONGEST_QUESTION,
  MOST_QUESTIONS,
  placeSchema,
} from './appointment-type.ts';

/** The maximum number of days per call of `freeTimes`. */
export const MOST_DAYS_OF_TIMES = 35;

const instant = z.iso.datetime();
const nothing = z.object({});

/** saveAppointmentHours: replaces the hours of the calling advisor. */
export const saveAppointmentHoursInput = hoursSchema;
export const saveAppointmentHoursOutput = nothing;

/** saveAppointmentType: creates or replaces the caller's type. The client chooses the id, so that it can retry. */
export const saveAppointmentTypeInput = z.object({ id: idSchema, ...appointmentTypeFields });
export type SaveAppointmentTypeInput = z.infer<typeof saveAppointmentTypeInput>;
export const saveAppointmentTypeOutput = nothing;

/** deleteAppointmentType: ends bookings of the type; booked appointments stay. */
export const deleteAppointmentTypeInput = z.object({ id: idSchema });
export const deleteAppointmentTypeOutput = nothing;

/** bookableTypes: the advisor's bookable appointment types. */
export const bookableTypesInput = z.object({ advisorId: idSchema });
export const bookableTypesOutput = z.object({
  types: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      minutes: z.int(),
      /** without the link of an online meeting, which only people who booked may see */
      place: z.enum(['phone', 'online', 'address']),
      address: z.nullable(z.string()),
      questions: z.array(z.string()),
    }),
  ),
});
export type BookableType = z.infer<typeof bookableTypesOutput>['types'][number];

/** freeTimes: the possible start times of an appointment. */
export const freeTimesInput = z.object({
  typeId: idSchema,
  /** the first day */
  from: daySchema,
  days: z.int().check(z.gte(1), z.lte(MOST_DAYS_OF_TIMES)),
});
export const freeTimesOutput = z.object({
  /** in order */
  times: z.array(instant),
  /** if there are no times: the next day with a free time; null if there is none */
  next: z.nullable(z.string()),
});
export type FreeTimes = z.infer<typeof freeTimesOutput>;

/** bookAppointment: needs a verified phone number. The client chooses the id, so that it can retry the call. */
export const bookAppointmentInput = z.object({
  id: idSchema,
  typeId: idSchema,
  start: instant,
  /** the advisor whose page the person is on; gets a new person as a customer */
  pageId: idSchema,
  videoId: z.nullable(idSchema),
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: z.nullable(emailSchema),
  answers: z
    .array(
      z.object({
        question: text(LONGEST_QUESTION, z.minLength(1)),
        answer: text(LONGEST_ANSWER, z.minLength(1)),
      }),
    )
    .check(z.maxLength(MOST_QUESTIONS)),
  /** uid of the person who shared the link */
  ref: z.optional(idSchema),
});
export type BookAppointmentInput = z.infer<typeof bookAppointmentInput>;
export const bookAppointmentOutput = z.object({
  /** token of the page on which the appointment is moved and cancelled */
  token: signedTokenSchema,
  /** see `requestAppointment` */
  loginToken: z.nullable(z.string()),
});
export type BookAppointmentOutput = z.infer<typeof bookAppointmentOutput>;

const byLink = z.object({ token: signedTokenSchema });

/** appointmentByLink: reads the appointment that a link identifies. */
export const appointmentByLinkInput = byLink;
export const appointmentByLinkOutput = z.object({
  title: z.string(),
  /** null once the type is deleted or closed: then the appointment cannot be moved */
  type: z.nullable(idSchema),
  start: instant,
  end: instant,
  place: placeSchema,
  state: z.enum(['coming', 'over', 'cancelled']),
  cancelledBy: z.nullable(z.enum(['customer', 'advisor'])),
  reason: z.nullable(z.string()),
  firstName: z.string(),
  email: z.nullable(z.string()),
  advisor: z.object({ firstName: z.string(), lastName: z.string(), code: z.string() }),
  /** the calendar file that mails attach; only for an upcoming appointment */
  calendar: z.nullable(z.object({ filename: z.string(), content: z.string() })),
});
export type AppointmentByLink = z.infer<typeof appointmentByLinkOutput>;

/** moveAppointment: the holder of the link moves the appointment to another free time. */
export const moveAppointmentInput = z.extend(byLink, { start: instant });
export const moveAppointmentOutput = nothing;

/** cancelAppointment: the holder of the link cancels the appointment. */
export const cancelAppointmentInput = byLink;
export const cancelAppointmentOutput = nothing;

/** callOffAppointment: the calling advisor cancels an appointment with them. */
export const callOffAppointmentInput = z.object({
  id: idSchema,
  reason: z.nullable(text(LONGEST_CANCELLATION_REASON, z.minLength(1))),
});
export const callOffAppointmentOutput = nothing;

/** recordAppointment: the calling advisor records the outcome. */
export const recordAppointmentInput = z.object({
  id: idSchema,
  outcome: z.enum(['came', 'missed']),
});
export const recordAppointmentOutput = nothing;
