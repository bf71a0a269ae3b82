import * as z from 'zod/mini';
import { levelSchema } from '../plans/level.ts';
import { captionsFile, idSchema, nullableFile, nullableText } from '../fields/fields.ts';
import { filmVersionsSchema } from '../files/film-versions.ts';
import { pictureWidthsSchema } from '../files/picture-sizes.ts';

/** The most characters of what advisors say about themselves; the rules hold the same. */
export const PROFILE_LENGTHS = {
  bio: 1_000,
  topics: 300,
  qualifications: 500,
  languages: 100,
  place: 100,
} as const;

/** advisors/{uid}: what everyone may see of an advisor. Code, organisation and level are the server's to write. */
export const advisorSchema = z.object({
  id: idSchema,
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  heroText: nullableText,
  heroSubtext: nullableText,
  loop: nullableFile,
  /** the loop's first picture; loops of earlier releases have none */
  loopThumb: z._default(nullableFile, null),
  intro: nullableFile,
  introThumb: nullableFile,
  introCaptions: captionsFile,
  logo: nullableFile,
  portrait: z._default(nullableFile, null),
  /** who the advisor is, in their own words */
  bio: z._default(nullableText, null),
  /** what the advisor advises on, one a line */
  topics: z._default(nullableText, null),
  /** degrees and licences, one a line */
  qualifications: z._default(nullableText, null),
  languages: z._default(nullableText, null),
  /** where the advisor meets customers */
  place: z._default(nullableText, null),
  testimonialShareText: nullableText,
  bookingslink: nullableText,
  /** whether people can book appointment types here; derived from the hours and types */
  takesAppointments: z._default(z.boolean(), false),
  org: idSchema,
  lv: levelSchema,
  isSpecialist: z.boolean(),
  hasOwnPage: z.boolean(),
  createdAt: z.date(),
  pictureWidths: pictureWidthsSchema,
  films: filmVersionsSchema,
  /** until when the rules refuse uploads: more came in a day than an advisor ever needs */
  uploadsStoppedUntil: z.optional(z.date()),
});
export type Advisor = z.infer<typeof advisorSchema>;

/** codes/{code}: keeps codes unique; the id is the code in lower case. */
export const advisorCodeSchema = z.object({
  id: idSchema,
  /** null once the advisor has closed the account: the code stays reserved for a time */
  uid: z.nullable(idSchema),
  /** when the database deletes the row, and the code is free again; null while it is an advisor's */
  expiresAt: z._default(z.nullable(z.date()), null),
});
export type AdvisorCode = z.infer<typeof advisorCodeSchema>;
