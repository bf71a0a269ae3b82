import { filmHeaderSchema } from '@wbd/domain/files';
import * as z from 'zod/mini';

/** Start parameters of the thread that reads film headers. */
export const taskSchema = z.object({
  /** file size in bytes */
  size: z.number(),
});

/** A message from the thread: a request for the bytes from `start` (inclusive) to `end` (exclusive), or the result. */
export const filmHeaderMessageSchema = z.union([
  z.object({ id: z.number(), start: z.number(), end: z.number() }),
  z.object({ header: z.nullable(filmHeaderSchema) }),
]);
export type FilmHeaderMessage = z.infer<typeof filmHeaderMessageSchema>;

/** The answer to a request of the thread: the requested bytes. */
export const partSchema = z.object({
  id: z.number(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FilmPart = z.infer<typeof partSchema>;
