import { filmHeaderSchema } from '@wbd/domain/files';
import * as z from 'zod/mini';

/** What the thread that reads a film's header is started with. */
export const taskSchema = z.object({
  /** of the file, in bytes */
  size: z.number(),
});

/** What it says: which part of the file it needs, from `start` to before `end`, or what it has found. */
export const filmHeaderMessageSchema = z.union([
  z.object({ id: z.number(), start: z.number(), end: z.number() }),
  z.object({ header: z.nullable(filmHeaderSchema) }),
]);
export type FilmHeaderMessage = z.infer<typeof filmHeaderMessageSchema>;

/** What it is handed: the part of the file that it asked for. */
export const partSchema = z.object({
  id: z.number(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FilmPart = z.infer<typeof partSchema>;
