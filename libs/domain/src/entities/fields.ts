import * as z from 'zod/mini';

/** A document id: anything Firestore accepts as one path segment, so neither dots alone nor `__…__`. */
export const idSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(128), z.regex(/^(?!\.{1,2}$)(?!__[^/]*__$)[^/]+$/));
/** A date without a time, yyyy-MM-dd. */
export const isoDaySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** A person's birthday as somebody enters it, and as the rules take it. */
export const birthdaySchema = z
  .string()
  .check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** Path of a file in Cloud Storage, `bucket-folder/kind/name`. */
export const filePathSchema = z.string().check(z.minLength(1), z.maxLength(1024));

export const nullableText = z.nullable(z.string());
export const nullableFile = z.nullable(filePathSchema);

export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/));
