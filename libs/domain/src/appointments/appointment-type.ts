import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { isLink } from '../fields/link.ts';
import { text } from '../fields/text-schema.ts';
import { QUARTER_MINUTES } from './quarters.ts';

export const LONGEST_TYPE_TITLE = 60;
export const LONGEST_PLACE = 300;
export const LONGEST_QUESTION = 120;
export const MOST_QUESTIONS = 3;
export const MOST_TYPES = 20;
/** in minutes */
export const LONGEST_APPOINTMENT = 240;
export const LONGEST_PAUSE = 120;
/** in hours */
export const LONGEST_NOTICE = 14 * 24;
/** in days */
export const LONGEST_HORIZON = 180;

const quarters = (least: number, most: number) =>
  z.int().check(z.gte(least), z.lte(most), z.multipleOf(QUARTER_MINUTES));

/** Where an appointment takes place: the advisor calls, sends people to an online meeting, or receives them. */
export const placeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone') }),
  z.object({
    kind: z.literal('online'),
    link: text(2000, z.refine(isLink)),
  }),
  z.object({ kind: z.literal('address'), address: text(LONGEST_PLACE, z.minLength(1)) }),
]);
export type Place = z.infer<typeof placeSchema>;
export type PlaceKind = Place['kind'];

/** The fields that an advisor enters. */
export const appointmentTypeFields = {
  title: text(LONGEST_TYPE_TITLE, z.minLength(1)),
  /** the duration */
  minutes: quarters(QUARTER_MINUTES, LONGEST_APPOINTMENT),
  /** minutes that stay free after an appointment */
  pause: quarters(0, LONGEST_PAUSE),
  /** minimum hours between booking and appointment */
  notice: z.int().check(z.gte(0), z.lte(LONGEST_NOTICE)),
  /** days in advance for which appointments can be booked */
  horizon: z.int().check(z.gte(1), z.lte(LONGEST_HORIZON)),
  place: placeSchema,
  questions: z.array(text(LONGEST_QUESTION, z.minLength(1))).check(z.maxLength(MOST_QUESTIONS)),
  /** whether people can book it */
  isOpen: z.boolean(),
};

/** appointmentTypes/{id}: a kind of appointment that people book with an advisor. */
export const appointmentTypeSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  ...appointmentTypeFields,
  createdAt: z.date(),
});
export type AppointmentType = z.infer<typeof appointmentTypeSchema>;
