import {
  AppError,
  errorTexts,
  GENERIC_ERROR_TEXT,
  isUnexplained,
  type ErrorCode,
} from '@wbd/domain/errors';
import { isOnline } from '../states/use-online.ts';
import { uiTexts } from '../texts.de.ts';

/** A feature's own words for some of the refusals. */
export type FailureTexts = Readonly<Partial<Record<ErrorCode, string>>>;

/** A feature's own text would make people look for their own mistake, or try again at once. */
const EXPLAINED: ReadonlySet<ErrorCode> = new Set([
  'maintenance',
  'upload/elsewhere',
  'upload/file-changed',
  'upload/stopped',
]);

/** Whether the default text names a reason. A refusal by the rules names none, so a feature's general text says more. */
const namesReason = (code: ErrorCode): boolean =>
  code !== 'permission/denied' && !isUnexplained(code);

/** Whether a lost connection explains the error: no answer, or a script that did not load. */
function isFailureOfLine(error: unknown): boolean {
  if (isOnline()) return false;
  return !(error instanceof AppError) || isUnexplained(error.code);
}

/** The trace id of the failure in the server's log; null when the text explains it, or no server was called. */
export function failureNumber(error: unknown): string | null {
  if (isFailureOfLine(error)) return null;
  return error instanceof AppError && isUnexplained(error.code) ? error.trace : null;
}

/**
 * The words for a failure: the feature's own for its code, else the default ones of the code, or the generic ones.
 * @param otherwise replaces the default text of a failure without a named reason
 */
export function failureWords(error: unknown, texts: FailureTexts = {}, otherwise?: string): string {
  if (isFailureOfLine(error)) return uiTexts.offline.failure;
  if (!(error instanceof AppError)) return otherwise ?? GENERIC_ERROR_TEXT;
  if (EXPLAINED.has(error.code)) return errorTexts[error.code];
  const general = namesReason(error.code) ? undefined : otherwise;
  return texts[error.code] ?? general ?? errorTexts[error.code];
}
