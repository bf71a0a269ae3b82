import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { seminarWrites, sessionAccessWrites, sessionWrites } from './seminar-writes.ts';
import { MOST_DATES } from './seminar.ts';

/**
 * previewSessionChange: who would get a mail about a seminar edit, and its content. Changes nothing.
 */
export const previewSessionChangeInput = z.object({
  seminarId: idSchema,
  title: seminarWrites.shape.title,
  duration: seminarWrites.shape.duration,
  online: seminarWrites.shape.online,
  /** the sessions after the edit */
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
  /** participants and waiting people who get a mail if the owner sends it */
  reached: z.int(),
  /** participants without an address, whom the owner has to call */
  unreached: z.int(),
  /** waiting people of removed sessions; they always get a mail */
  waitingClosed: z.int(),
  /** whether the mail is sent by default */
  isImportant: z.boolean(),
  /** the mail to participants of the first changed session; null when no participant gets one */
  mail: z.nullable(z.object({ subject: z.string(), text: z.string() })),
});
export type SessionChangePreview = z.infer<typeof previewSessionChangeOutput>;
