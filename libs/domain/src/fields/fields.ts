import * as z from 'zod/mini';
import { isDay } from './day.ts';
import { isEmail, LONGEST_EMAIL } from './email.ts';
import { isPersonName, LONGEST_NAME } from './person-name.ts';
import { text } from './text-schema.ts';

/** A document id: anything Firestore accepts as one path segment, so neither dots alone nor `__…__`. */
export const idSchema = text(128, z.minLength(1), z.regex(/^(?!\.{1,2}$)(?!__[^/]*__$)[^/]+$/));
/** A date without a time, yyyy-MM-dd, as it was stored. */
export const isoDaySchema = text(10, z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A day of the calendar between 1900 and 2099 as a person enters it, yyyy-MM-dd. */
export const daySchema = text(10, z.refine(isDay));
/** Path of a file in Cloud Storage, `bucket-folder/kind/name`. */
export const filePathSchema = text(1024, z.minLength(1));

export const nullableText = z.nullable(z.string());
export const nullableFile = z.nullable(filePathSchema);
/** The captions of a video; videos of earlier releases have none. */
export const captionsFile = z._default(nullableFile, null);

/** A first or last name as a person types it, in the form in which it is stored. */
export const personNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST_NAME, { abort: true }),
    z.normalize('NFC'),
    z.refine(isPersonName),
  );
/** An e-mail address as a person types it, in the form in which it is stored: in lower case. */
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST_EMAIL, { abort: true }), z.toLowerCase(), z.refine(isEmail));

/** The operator hides it from everyone but its owner and internal testing; the server's to write. */
export const hiddenFlag = z._default(z.boolean(), false);
