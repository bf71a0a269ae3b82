/** Code of the page that visitors without an advisor see. */
export const DEFAULT_ADVISOR_CODE = 'wbd';
/** Code of the advisor for whom hidden seminars and expert videos stay visible. */
export const INTERNAL_TESTING_CODE = 'internaltesting';

/** First path segments that belong to the portal itself and can never be an advisor's code. */
export const RESERVED_CODES: ReadonlySet<string> = new Set([
  'action',
  'admin',
  'advisor-signup',
  'assets',
  'auth',
  'file-preview',
  'intern',
  'legal',
  'partner',
  'redirect',
  'remotes',
  'smoleuro',
  'smoleuro-graciously-given',
]);

/** Codes are matched without regard to case; they are stored in lower case. */
export function normalizeAdvisorCode(code: string): string {
  return code.trim().toLowerCase();
}
