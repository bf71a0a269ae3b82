import { isAdvisorCode, normalizeAdvisorCode, advisorWrites } from '@wbd/domain/advisors';
import { looksOfficial, textOrNull } from '@wbd/domain/fields';
import * as z from 'zod/mini';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.code;

const trimmedLink = z.pipe(
  z.string(),
  z.transform((link: string) => textOrNull(link.trim())),
);

/**
 * What advisors set about themselves.
 * @param storedCode stays valid: codes from before, and those that the operator gave, follow other rules
 */
export function profileSchema(storedCode: string) {
  return z.object({
    code: z.pipe(
      z.pipe(z.string(), z.transform(normalizeAdvisorCode)),
      z.string().check(
        z.minLength(1, { error: texts.missing, abort: true }),
        z.refine((code) => !/\s/.test(code), { error: texts.spaces, abort: true }),
        z.refine((code) => code === storedCode || !looksOfficial(code), {
          error: texts.official,
          abort: true,
        }),
        z.refine((code) => code === storedCode || isAdvisorCode(code), { error: texts.invalid }),
      ),
    ),
    bookingslink: z.pipe(trimmedLink, advisorWrites.shape.bookingslink),
  });
}

type ProfileSchema = ReturnType<typeof profileSchema>;
/** What the fields hold. */
export type ProfileValues = z.input<ProfileSchema>;
/** What is stored. */
export type Profile = z.output<ProfileSchema>;
