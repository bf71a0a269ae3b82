import type { SessionEntry, SessionWithAccess } from '@wbd/data/sessions';
import { daySchema } from '@wbd/domain/fields';
import { sessionWrites, sessionAccessWrites } from '@wbd/domain/seminars';
import { berlinDay, berlinInstant, formatTime, hasBegun, timesShown } from '@wbd/domain/time';
import * as z from 'zod/mini';
import { formTexts } from './texts.de.ts';

const texts = formTexts.sessionErrors;
const DEFAULT_TIME = '18:00';
const DEFAULT_PLACES = 20;

/** A session as it is typed. */
export const sessionRowSchema = z.object({
  id: z.string(),
  /** yyyy-MM-dd */
  day: z.string(),
  /** HH:mm */
  time: z.string(),
  location: z.string(),
  // input that is not a number
  maxParticipants: z.nullable(z.union([z.number(), z.nan()])),
  directions: z.string(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

/**
 * A session that is new in the form.
 * @param draft of `draftSession`
 */
export function newRow({ id }: Pick<SessionEntry, 'id'>, now: Date): SessionRow {
  return {
    id,
    day: berlinDay(now),
    time: DEFAULT_TIME,
    location: '',
    maxParticipants: DEFAULT_PLACES,
    directions: '',
  };
}

export function toRow(session: SessionEntry): SessionRow {
  const { id, time, location, maxParticipants, directions } = session;
  return {
    id,
    location,
    maxParticipants,
    directions,
    day: berlinDay(time),
    time: formatTime(time),
  };
}

/** A session like another one, whose day is still to be chosen. */
export function copyRow(row: SessionRow, { id }: Pick<SessionEntry, 'id'>): SessionRow {
  return { ...row, id, day: '' };
}

/** The same session on other days. */
export function repeated(
  row: SessionRow,
  days: readonly string[],
  draft: () => Pick<SessionEntry, 'id'>,
): SessionRow[] {
  return days.map((day) => ({ ...row, ...draft(), day }));
}

/** The rows as they are stored. A time that was not touched stays what it was, to the second. */
export function toEntries(
  rows: readonly SessionRow[],
  stored: readonly SessionWithAccess[],
): SessionEntry[] {
  return rows.map((row) => ({
    id: row.id,
    time: timeOf(row, stored),
    location: row.location.trim(),
    maxParticipants: row.maxParticipants ?? 0,
    directions: row.directions.trim(),
  }));
}

/** Checks all rows; each problem is shown at the first field it concerns. */
export function checkSessions(stored: readonly SessionWithAccess[]) {
  return ({ value, issues }: z.core.ParsePayload<SessionRow[]>): void => {
    for (const [index, row] of value.entries()) {
      const problem = problemOf(row, index + 1, stored, new Date());
      if (!problem) continue;
      const { field, message } = problem;
      issues.push({ code: 'custom', path: [index, field], message, input: row[field] });
    }
  };
}

interface Problem {
  field: Exclude<keyof SessionRow, 'id'>;
  message: string;
}

/** What keeps a session from being saved, if anything. */
export function problemOf(
  row: SessionRow,
  number: number,
  stored: readonly SessionWithAccess[],
  now: Date,
): Problem | null {
  const missing = missingField(row);
  if (missing) return { field: missing, message: texts.incomplete(number) };
  if (!daySchema.safeParse(row.day).success) return { field: 'day', message: texts.day(number) };

  if (timesShown(row.day, row.time) === 0) return { field: 'time', message: texts.noTime(number) };
  const before = stored.find(({ id }) => id === row.id);
  const time = timeOf(row, stored);
  if (time.getTime() !== before?.time.getTime() && hasBegun({ time }, now)) {
    return { field: 'day', message: texts.past(number) };
  }
  const { location, maxParticipants } = sessionWrites.shape;
  if (!location.safeParse(row.location.trim()).success) {
    return { field: 'location', message: texts.location(number) };
  }
  if (!maxParticipants.safeParse(row.maxParticipants).success) {
    return { field: 'maxParticipants', message: texts.places(number) };
  }
  const registrations = before?.registrationCount ?? 0;
  if ((row.maxParticipants ?? 0) < registrations) {
    return { field: 'maxParticipants', message: texts.tooFewPlaces(number, registrations) };
  }
  const held = before?.heldSeats ?? 0;
  if ((row.maxParticipants ?? 0) < registrations + held) {
    return { field: 'maxParticipants', message: texts.heldPlaces(number, registrations, held) };
  }
  const { directions } = sessionAccessWrites.shape;
  return directions.safeParse(row.directions.trim()).success
    ? null
    : { field: 'directions', message: texts.directions(number) };
}

function missingField(row: SessionRow): Problem['field'] | null {
  if (row.day === '') return 'day';
  if (row.time === '') return 'time';
  if (row.location.trim() === '') return 'location';
  return row.maxParticipants === null ? 'maxParticipants' : null;
}

function timeOf(row: SessionRow, stored: readonly SessionWithAccess[]): Date {
  const before = stored.find(({ id }) => id === row.id);
  const untouched =
    before && berlinDay(before.time) === row.day && formatTime(before.time) === row.time;
  return untouched ? before.time : berlinInstant(row.day, row.time);
}
