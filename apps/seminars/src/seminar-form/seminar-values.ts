import type { SeminarContent } from '@wbd/data/seminars';
import type { SessionEntry, SessionWithAccess } from '@wbd/data/sessions';
import type { FileValue } from '@wbd/data/uploads';
import { audienceTextSchema, PUBLIC } from '@wbd/domain/audiences';
import type { Seminar } from '@wbd/domain/seminars';
import { seminarWrites } from '@wbd/domain/seminars';
import type { Reopened, UploadAbout } from '@wbd/ui/upload';
import * as z from 'zod/mini';
import {
  checkSessions,
  copyRow,
  newRow,
  sessionRowSchema,
  toRow,
  type SessionRow,
} from './session-rows.ts';
import { formTexts as texts } from './texts.de.ts';

const content = seminarWrites.shape;
const LONGEST_MINUTES = 1440;
export const LONGEST_TITLE = 200;

const fileSchema = z.custom<FileValue>(
  (value) => value === null || typeof value === 'string' || value instanceof File,
);
const trimmed = z.string().check(z.trim());

/**
 * The form's fields as typed, and their values to save.
 * @param stored the sessions as they were read: past sessions and sessions with registrations may stay as they are
 */
export function seminarFormSchema(stored: readonly SessionWithAccess[]) {
  return z.object({
    title: z.pipe(trimmed, content.title),
    description: z.pipe(trimmed, content.description),
    duration: z.pipe(
      z.nullable(z.number()).check(
        z.refine((minutes) => minutes === null || (minutes >= 1 && minutes <= LONGEST_MINUTES), {
          error: texts.durationRange,
          abort: true,
        }),
      ),
      content.duration,
    ),
    online: content.online,
    video: fileSchema.check(z.refine((value) => value !== null)),
    videoCaptions: fileSchema,
    trailer: fileSchema,
    trailerCaptions: fileSchema,
    preview: fileSchema,
    thumb: fileSchema,
    pdf: fileSchema,
    audience: audienceTextSchema,
    sessions: z.array(sessionRowSchema).check(checkSessions(stored)),
  });
}
export type SeminarValues = z.input<ReturnType<typeof seminarFormSchema>>;
export type CheckedSeminar = z.output<ReturnType<typeof seminarFormSchema>>;

/** The typed values that an unfinished upload keeps. */
export const typedSeminarSchema = z.object({
  title: z.string(),
  description: z.string(),
  duration: z.nullable(z.number()),
  online: z.boolean(),
  audience: audienceTextSchema,
  sessions: z.array(sessionRowSchema),
});
export type TypedSeminar = z.infer<typeof typedSeminarSchema>;

/** What a form begins with that goes on with an unfinished upload. */
export function reopenedSeminar({ values, file }: Reopened<TypedSeminar>): SeminarValues {
  const { title, description, duration, online, audience, sessions } = values;
  return {
    title,
    description,
    duration,
    online,
    audience,
    sessions,
    video: file('video'),
    videoCaptions: file('videoCaptions'),
    trailer: file('trailer'),
    trailerCaptions: file('trailerCaptions'),
    preview: file('preview'),
    thumb: file('thumb'),
    pdf: file('pdf'),
  };
}

/** What an upload in the background keeps of a form. */
export function keptSeminar(
  values: CheckedSeminar,
): Pick<UploadAbout, 'title' | 'files'> & { values: TypedSeminar } {
  const { title, description, duration, online, audience, sessions } = values;
  const { video, videoCaptions, trailer, trailerCaptions, preview, thumb, pdf } = values;
  return {
    title,
    values: { title, description, duration, online, audience, sessions },
    files: { video, videoCaptions, trailer, trailerCaptions, preview, thumb, pdf },
  };
}

/** A form with nothing in it but its sessions. */
export function emptySeminar(sessions: SessionRow[]): SeminarValues {
  return {
    title: '',
    description: '',
    duration: null,
    online: false,
    video: null,
    videoCaptions: null,
    trailer: null,
    trailerCaptions: null,
    preview: null,
    thumb: null,
    pdf: null,
    audience: PUBLIC,
    sessions,
  };
}

/** The form for a stored seminar. */
export function toSeminarValues(
  seminar: Seminar,
  sessions: readonly SessionWithAccess[],
): SeminarValues {
  const { title, description, duration, online } = seminar;
  const { video, videoCaptions, trailer, trailerCaptions, preview, thumb, pdf } = seminar;
  return {
    title,
    description,
    duration,
    online,
    video,
    videoCaptions,
    trailer,
    trailerCaptions,
    preview,
    thumb,
    pdf,
    audience: seminar.audience,
    sessions: sessions.map(toRow),
  };
}

/**
 * The form for a new seminar that is like another one: its content, the same files, and one session like its last one,
 * whose day is still to be chosen.
 */
export function toCopy(
  seminar: Seminar,
  sessions: readonly SessionWithAccess[],
  draft: Pick<SessionEntry, 'id'>,
  now: Date,
): SeminarValues {
  const last = sessions.at(-1);
  return {
    ...toSeminarValues(seminar, []),
    title: texts.copyOf(seminar.title).slice(0, LONGEST_TITLE),
    sessions: [last ? copyRow(toRow(last), draft) : newRow(draft, now)],
  };
}

/** The fields that differ from the seminar as it was opened: other fields may have changed elsewhere. */
export function changedContent(
  content: SeminarContent,
  opened: SeminarContent,
): Partial<SeminarContent> {
  const { title, description, duration, online, audience } = content;
  const { video, videoCaptions, trailer, trailerCaptions, preview, thumb, pdf } = content;
  return {
    ...(title !== opened.title && { title }),
    ...(description !== opened.description && { description }),
    ...(duration !== opened.duration && { duration }),
    ...(online !== opened.online && { online }),
    ...(video !== opened.video && { video }),
    ...(videoCaptions !== opened.videoCaptions && { videoCaptions }),
    ...(trailer !== opened.trailer && { trailer }),
    ...(trailerCaptions !== opened.trailerCaptions && { trailerCaptions }),
    ...(preview !== opened.preview && { preview }),
    ...(thumb !== opened.thumb && { thumb }),
    ...(pdf !== opened.pdf && { pdf }),
    ...(audience !== opened.audience && { audience }),
  };
}
