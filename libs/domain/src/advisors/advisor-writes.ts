import * as z from 'zod/mini';
import { fileSchema, linkSchema, textSchema } from '../writes/written-fields.ts';
import { PROFILE_LENGTHS } from './advisor.ts';

/** The fields of an advisor's page and profile that its advisor writes; forms and `firestore.rules` accept the same. */
export const advisorWrites = z.object({
  heroText: z.nullable(textSchema(200)),
  heroSubtext: z.nullable(textSchema(1000)),
  loop: z.nullable(fileSchema('hero/loop')),
  loopThumb: z.nullable(fileSchema('hero/thumb')),
  intro: z.nullable(fileSchema('hero/intro')),
  introCaptions: z.nullable(fileSchema('hero/captions')),
  introThumb: z.nullable(fileSchema('hero/thumb')),
  logo: z.nullable(fileSchema('hero/logo')),
  portrait: z.nullable(fileSchema('hero/portrait')),
  bio: z.nullable(textSchema(PROFILE_LENGTHS.bio)),
  topics: z.nullable(textSchema(PROFILE_LENGTHS.topics)),
  qualifications: z.nullable(textSchema(PROFILE_LENGTHS.qualifications)),
  languages: z.nullable(textSchema(PROFILE_LENGTHS.languages)),
  place: z.nullable(textSchema(PROFILE_LENGTHS.place)),
  testimonialShareText: z.nullable(textSchema(1000)),
  bookingslink: z.nullable(linkSchema),
});
