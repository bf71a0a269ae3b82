import * as z from 'zod/mini';
import {
  automaticIdSchema,
  countSchema,
  fileSchema,
  lineSchema,
  textSchema,
  twoLinesSchema,
} from '../writes/written-fields.ts';

const quietEdit = automaticIdSchema;

/** The fields of a seminar that its advisor writes; forms and `firestore.rules` accept the same. */
export const seminarWrites = z.object({
  title: lineSchema(200),
  description: twoLinesSchema(500),
  duration: countSchema(1440),
  online: z.boolean(),
  // a new one has a video; one that lost it may stay without
  video: z.nullable(fileSchema('seminars/video')),
  videoCaptions: z.nullable(fileSchema('seminars/captions')),
  trailer: z.nullable(fileSchema('seminars/trailer')),
  trailerCaptions: z.nullable(fileSchema('seminars/captions')),
  preview: z.nullable(fileSchema('seminars/preview')),
  thumb: z.nullable(fileSchema('seminars/thumb')),
  pdf: z.nullable(fileSchema('seminars/pdf')),
  quietEdit,
});

/** The fields of a session that its advisor writes; forms and `firestore.rules` accept the same. */
export const sessionWrites = z.object({
  location: lineSchema(300),
  maxParticipants: countSchema(10_000),
  quietEdit,
});

/** The fields of how to get to a session that its advisor writes; forms and `firestore.rules` accept the same. */
export const sessionAccessWrites = z.object({ directions: textSchema(2000), quietEdit });
