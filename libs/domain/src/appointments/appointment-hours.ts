import * as z from 'zod/mini';
import { daySchema, idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** The German states: ISO 3166-2 codes without "DE-". */
export const STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type State = (typeof STATES)[number];

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MOST_SPANS_OF_DAY = 6;
export const MOST_EXCEPTIONS = 200;

/** A time of day in steps of a quarter of an hour, 00:00 to 24:00. */
const timeSchema = text(5, z.regex(/^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/));

/** A part of a day, in Berlin time. */
const spanSchema = z
  .object({ from: timeSchema, to: timeSchema })
  .check(z.refine(({ from, to }) => from < to));
export type Span = z.infer<typeof spanSchema>;

const spansSchema = z
  .array(spanSchema)
  .check(z.maxLength(MOST_SPANS_OF_DAY, { abort: true }), z.refine(areApart));

/** Whether the spans of a day are in order and do not overlap. */
function areApart(spans: readonly Span[]): boolean {
  return spans.every((span, index) => {
    const before = spans[index - 1];
    return before === undefined || before.to <= span.from;
  });
}

/** The advisor's bookable hours. */
export const hoursSchema = z.object({
  week: z.object({
    monday: spansSchema,
    tuesday: spansSchema,
    wednesday: spansSchema,
    thursday: spansSchema,
    friday: spansSchema,
    saturday: spansSchema,
    sunday: spansSchema,
  } satisfies Record<Weekday, typeof spansSchema>),
  /** days that differ from their weekday; closed if there are no spans */
  exceptions: z.array(z.object({ day: daySchema, spans: spansSchema })).check(
    z.maxLength(MOST_EXCEPTIONS, { abort: true }),
    z.refine((all) => new Set(all.map(({ day }) => day)).size === all.length),
  ),
  /** the state whose public holidays are closed; null when they are normal days */
  holidaysOf: z.nullable(z.enum(STATES)),
});
export type Hours = z.infer<typeof hoursSchema>;

/** appointmentHours/{advisor}: apply to all appointment types of the advisor. */
export const appointmentHoursSchema = z.extend(hoursSchema, { advisor: idSchema });
export type AppointmentHours = z.infer<typeof appointmentHoursSchema>;
