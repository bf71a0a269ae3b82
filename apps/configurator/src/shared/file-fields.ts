import type { FileValue } from '@wbd/data/uploads';
import * as z from 'zod/mini';

/** What a file field holds. */
export const fileField = z.custom<FileValue>((value) => value === null || isFile(value));

/** A file field that must hold something. */
export const requiredFileField = z.custom<File | string, FileValue>(isFile);

function isFile(value: unknown): boolean {
  return value instanceof File || typeof value === 'string';
}
