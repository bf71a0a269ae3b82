import { FILM_CONTAINERS } from '@wbd/domain/files';
import * as z from 'zod/mini';

const trackSchema = z.object({
  /** null for a codec that the reader does not know */
  codec: z.nullable(z.string()),
  /** the codec with its profile, such as `avc1.64001f` */
  parameters: z.nullable(z.string()),
});

/** What a file says about the film in it, as the worker reports it. */
export const filmFactsSchema = z.object({
  /** null for files other than films, whatever their name says */
  container: z.nullable(z.enum(FILM_CONTAINERS)),
  /** from the header, or from the pictures where a recorder wrote none; 0 when the file has neither */
  seconds: z.number(),
  picture: z.nullable(
    z.extend(trackSchema, {
      /** as it is shown: turned as the phone was held */
      width: z.number(),
      height: z.number(),
    }),
  ),
  sounds: z.array(trackSchema),
  /** whether all that the header announces is in the file */
  isWhole: z.boolean(),
  /** whether the pictures that were tried can be read */
  isIntact: z.boolean(),
});
export type FilmFacts = z.infer<typeof filmFactsSchema>;
