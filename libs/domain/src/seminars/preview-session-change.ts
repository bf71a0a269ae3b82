import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { seminarWrites, sessionAccessWrites, sessionWrites } from './seminar-writes.ts';
import { MOST_DATES } from './seminar.ts';

/**
 * previewSessionChange: the owner asks, before saving a seminar, who would get a mail about it and what it says. Changes nothing.
 */
export const previewSessionChangeInput = z.object({
  seminarId: idSchema,
  title: seminarWrites.shape.title,
  duration: seminarWrites.shape.duration,
  online: seminarWrites.shape.online,
  /** the sessions as they are to be */
  sessions: z
    .array(
      z.object({
        id: idSchema,
        time: z.iso.datetime(),
        location: sessionWrites.shape.location,
        directions: sessionAccessWrites.shape.directions,
      }),
    )
    .check(z.maxLength(MOST_DATES)),
});
export type PreviewSessionChangeInput = z.infer<typeof previewSessionChangeInput>;

export const previewSessionChangeOutput = z.object({
  /** participants and waiting people who get a mail if the owner wants it */
  reached: z.int(),
  /** participants without an address, whom the owner has to call */
  unreached: z.int(),
  /** waiting people of sessions that are removed; they always get a mail */
  waitingClosed: z.int(),
  /** whether the mail matters so much that it is sent unless the owner decides otherwise */
  isImportant: z.boolean(),
  /** the mail to participants of the first changed session; null when no participant gets one */
  mail: z.nullable(z.object({ subject: z.string(), text: z.string() })),
});
export type SessionChangePreview = z.infer<typeof previewSessionChangeOutput>;
