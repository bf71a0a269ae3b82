import { quickVideoWrites } from '@wbd/domain/content';
import type { FileValue } from '@wbd/ui/upload';
import * as z from 'zod/mini';

/** The title of a video, as it is typed. */
export const titleField = z.pipe(z.string().check(z.trim()), quickVideoWrites.shape.title);
export const videoField = z.pipe(
  z.custom<FileValue>(),
  z.custom<File | string>((value: unknown) => value !== null),
);
/** A picture or captions. */
export const optionalFileField = z.custom<FileValue>();
