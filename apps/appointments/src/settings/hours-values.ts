import {
  MOST_EXCEPTIONS,
  STATES,
  WEEKDAYS,
  type Hours,
  type Span,
  type Weekday,
} from '@wbd/domain/appointments';
import { daySchema } from '@wbd/domain/fields';
import { dayAfter } from '@wbd/domain/time';
import * as z from 'zod/mini';
import { readSpans, writeSpans } from './spans-text.ts';

const spansText = z.string().check(z.refine((typed) => readSpans(typed) !== null));
/** A longer holiday is most likely a mistyped year. */
const MOST_DAYS = 100;

const exceptionForm = z.object({
  from: daySchema,
  /** empty for a single day */
  to: z.string(),
  hours: spansText,
});
export type ExceptionForm = z.infer<typeof exceptionForm>;

export const hoursForm = z.object({
  monday: spansText,
  tuesday: spansText,
  wednesday: spansText,
  thursday: spansText,
  friday: spansText,
  saturday: spansText,
  sunday: spansText,
  /** the state whose public holidays are closed; empty when they are normal days */
  holidaysOf: z.string(),
  exceptions: z.array(exceptionForm).check(
    z.refine((all) => all.every(({ from, to }) => daysOf({ from, to }).length > 0)),
    z.refine((all) => all.flatMap(daysOf).length <= MOST_EXCEPTIONS),
  ),
});
export type HoursForm = z.infer<typeof hoursForm>;

/** The prefilled hours of a new advisor: office hours. */
export const USUAL_HOURS: HoursForm = {
  monday: '09:00–12:00, 13:00–17:00',
  tuesday: '09:00–12:00, 13:00–17:00',
  wednesday: '09:00–12:00, 13:00–17:00',
  thursday: '09:00–12:00, 13:00–17:00',
  friday: '09:00–12:00, 13:00–17:00',
  saturday: '',
  sunday: '',
  holidaysOf: '',
  exceptions: [],
};

/** Converts stored hours into form values, without past exceptions. */
export function formOfHours({ week, exceptions, holidaysOf }: Hours, today: string): HoursForm {
  const text = (weekday: Weekday) => writeSpans(week[weekday]);
  return {
    monday: text('monday'),
    tuesday: text('tuesday'),
    wednesday: text('wednesday'),
    thursday: text('thursday'),
    friday: text('friday'),
    saturday: text('saturday'),
    sunday: text('sunday'),
    holidaysOf: holidaysOf ?? '',
    exceptions: joined(exceptions.filter(({ day }) => day >= today)),
  };
}

/** Converts form values into stored hours. If two rows cover the same day, the later row wins. */
export function hoursOfForm(form: HoursForm): Hours {
  const spans = (typed: string) => readSpans(typed) ?? [];
  const byDay = new Map<string, Span[]>();
  for (const exception of form.exceptions) {
    for (const day of daysOf(exception)) byDay.set(day, spans(exception.hours));
  }
  return {
    week: {
      monday: spans(form.monday),
      tuesday: spans(form.tuesday),
      wednesday: spans(form.wednesday),
      thursday: spans(form.thursday),
      friday: spans(form.friday),
      saturday: spans(form.saturday),
      sunday: spans(form.sunday),
    },
    exceptions: [...byDay]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([day, own]) => ({ day, spans: own })),
    holidaysOf: STATES.find((state) => state === form.holidaysOf) ?? null,
  };
}

export function hasHours({ week }: Pick<Hours, 'week'>): boolean {
  return WEEKDAYS.some((weekday) => week[weekday].length > 0);
}

/** The days of an exception; empty when it ends before it begins or is too long. */
function daysOf({ from, to }: Pick<ExceptionForm, 'from' | 'to'>): string[] {
  const last = to === '' ? from : to;
  // incomplete rows
  if (![from, last].every((day) => daySchema.safeParse(day).success)) return [];
  const days: string[] = [];
  for (let day = from; day <= last; day = dayAfter(day, 1)) {
    days.push(day);
    if (days.length > MOST_DAYS) return [];
  }
  return days;
}

/** Merges consecutive days with equal hours into one row of the form. */
function joined(exceptions: Hours['exceptions']): ExceptionForm[] {
  const rows: ExceptionForm[] = [];
  for (const { day, spans } of exceptions.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const hours = writeSpans(spans);
    const last = rows.at(-1);
    const end = last === undefined ? '' : last.to === '' ? last.from : last.to;
    if (last?.hours === hours && dayAfter(end, 1) === day) last.to = day;
    else rows.push({ from: day, to: '', hours });
  }
  return rows;
}
