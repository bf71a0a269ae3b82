export { withTimeLimit } from './time-limit.ts';
export {
  AppError,
  ERROR_CODES,
  isErrorCode,
  isTransient,
  isUnexplained,
  type ErrorCode,
} from './error-codes.ts';
export { errorTexts } from './error-texts.de.ts';
export { GENERIC_ERROR_TEXT } from './generic-error-text.de.ts';
