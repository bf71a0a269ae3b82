import * as z from 'zod/mini';
import { isDay } from './day.ts';
import { isEmail, LONGEST_EMAIL, normalizeEmail } from './email.ts';
import { isPersonName, LONGEST_NAME, normalizeName } from './person-name.ts';
import { text } from './text-schema.ts';

/** A document id: anything Firestore accepts as one path segment, so neither dots alone nor `__…__`. */
export const idSchema = text(128, z.minLength(1), z.regex(/^(?!\.{1,2}$)(?!__[^/]*__$)[^/]+$/));
/** A date without a time, yyyy-MM-dd, as it was stored. */
export const isoDaySchema = text(10, z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A day of the calendar between 1900 and 2099 as a person enters it, yyyy-MM-dd. */
export const daySchema = text(10, z.refine(isDay));
/** A calendar month (Berlin), `2027-03`. */
export const monthSchema = text(7, z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));
/** Path of a file in Cloud Storage, `bucket-folder/kind/name`. */
export const filePathSchema = text(1024, z.minLength(1));

export const nullableText = z.nullable(z.string());
export const nullableFile = z.nullable(filePathSchema);
/** The captions of a video; videos of earlier releases have none. */
export const captionsFile = z._default(nullableFile, null);

/** The most characters that are looked at: an address may come with a name around it, a name with blanks. */
const LONGEST_TYPED = 500;

/** A first or last name as a person types it; parsing brings it into the form in which it is stored. */
export const personNameSchema = z
  .string()
  .check(
    z.maxLength(LONGEST_TYPED, { abort: true }),
    z.overwrite(normalizeName),
    z.maxLength(LONGEST_NAME, { abort: true }),
    z.refine(isPersonName),
  );
/** An e-mail address as a person types or pastes it; parsing takes it out. */
export const emailSchema = z
  .string()
  .check(
    z.maxLength(LONGEST_TYPED, { abort: true }),
    z.overwrite(normalizeEmail),
    z.maxLength(LONGEST_EMAIL, { abort: true }),
    z.refine(isEmail),
  );

/** The operator or a decision on a notice hides it from everyone but its owner and internal testing; the server's to write. */
export const hiddenFlag = z._default(z.boolean(), false);
