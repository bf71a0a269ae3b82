import { AppError, errorTexts, GENERIC_ERROR_TEXT, type ErrorCode } from '@wbd/domain';

/** A feature's own words for some of the refusals. */
export type FailureTexts = Readonly<Partial<Record<ErrorCode, string>>>;

/** The words for a failure: the feature's own, the default ones of its code, or the generic ones. */
export function failureWords(error: unknown, texts: FailureTexts = {}): string {
  if (!(error instanceof AppError)) return GENERIC_ERROR_TEXT;
  return texts[error.code] ?? errorTexts[error.code];
}
