import * as z from 'zod/mini';
import { isErrorCode, type ErrorCode } from './error-codes.ts';

/** A code in an answer or a row. Functions are deployed before pages: a code that is newer than the page reads as `internal`. */
export const receivedCodeSchema = z.pipe(
  z.string(),
  z.transform((code): ErrorCode => (isErrorCode(code) ? code : 'internal')),
);
