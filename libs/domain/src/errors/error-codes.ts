/**
 * Everything a call can refuse, as codes. A callable sends the code in `details.code`; the words belong to the user
 * interface (`errorTexts` holds the default ones, a feature may say more).
 */
export const ERROR_CODES = [
  'app/unproven',
  'call/unknown',
  'auth/required',
  'auth/phone-required',
  'auth/email-unconfirmed',
  'auth/email-differs',
  'auth/second-factor-required',
  'auth/password-required',
  'auth/code-required',
  'account/blocked',
  'account/own',
  'support/admin',
  'support/ended',
  'organisation/unknown',
  'organisation/name-taken',
  'permission/denied',
  'upload/stopped',
  'upload/file-changed',
  'upload/elsewhere',
  'input/invalid',
  'rate/limited',
  'advisor/not-found',
  'advisor/code-taken',
  'advisor/email-taken',
  'advisor/create-failed',
  'advisor/basic-plan',
  'password/simple',
  'password/common',
  'password/personal',
  'organisation/not-found',
  'code/not-sent',
  'customer/not-found',
  'phone/invalid',
  'customer/phone-taken',
  'customer/email-taken',
  'customer/email-proven',
  'customer/incomplete',
  'customer/no-contact',
  'customer/restricted',
  'customer/not-informed',
  'customer/proven',
  'customer/too-many-tags',
  'own-data/not-found',
  'session/not-found',
  'session/past',
  'session/called-off',
  'session/full',
  'session/guests-full',
  'seminar/not-found',
  'seminar/not-shown',
  'seminar/has-registrations',
  'registration/duplicate',
  'registration/elsewhere',
  'registration/not-found',
  'link/invalid',
  'link/superseded',
  'link/expired',
  'waiting/duplicate',
  'waiting/full',
  'waiting/not-found',
  'offer/expired',
  'appointment/not-found',
  'appointment/taken',
  'appointment/over',
  'appointment/too-many',
  'appointment-type/not-found',
  'appointment-type/too-many',
  'video/not-found',
  'video/not-ready',
  'video/failed',
  'folder/not-found',
  'folder/not-empty',
  'folder/name-taken',
  'folder/too-many',
  'deal/not-found',
  'deal/own',
  'deal/decided',
  'deal/differs',
  'deal/before-referral',
  'deal/no-terms',
  'terms/past',
  'payer/incomplete',
  'close/month',
  'close/broken',
  'money-change/not-found',
  'money-change/effective',
  'payout/not-found',
  'payout/own',
  'payout/decided',
  'payout/empty',
  'statement/not-found',
  'statement/decided',
  'statement/on-its-way',
  'sale/not-found',
  'sale/own',
  'sale/seller-incomplete',
  'sale/not-connected',
  'sale/not-offered',
  'sale/price-changed',
  'sale/bought-already',
  'sale/has-buyers',
  'sale/returned',
  'sale/film-fixed',
  'sale/switched-off',
  'checkout/failed',
  'billing/cancelled',
  'billing/card-declined',
  'billing/confirm-change',
  'billing/current-plan',
  'billing/downgrade',
  'billing/minimum-term',
  'billing/none',
  'contract/not-accepted',
  'billing/special-agreement',
  'invoice/not-found',
  'mail/failed',
  'mail/not-failed',
  'mail/no-consent',
  'mail/objected',
  'notice/not-found',
  'notice/known',
  'notice/other-admin',
  'notice/too-late',
  'team/elsewhere',
  'team/not-found',
  'team/member-not-found',
  'team/needs-pro',
  'team/full',
  'team/too-many-invitations',
  'team/member-already',
  'team/invitation-invalid',
  'team/lead-not-found',
  'team/circle',
  'team/too-deep',
  'team/too-many-below',
  'maintenance',
  'conflict',
  'data/unreadable',
  'timeout',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.some((code) => code === value);
}

interface AppErrorOptions extends ErrorOptions {
  trace?: string | null;
}

/** A refusal that is part of the product: it carries its code to the place that shows or answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** what the call is called in the server's logs; null where no call was made */
  readonly trace: string | null;

  constructor(code: ErrorCode, { trace = null, ...options }: AppErrorOptions = {}) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.trace = trace;
  }

  /** The shell and every module carry a copy of this class, and an error crosses from one to the other. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (
      value instanceof Error &&
      value.name === 'AppError' &&
      'code' in value &&
      isErrorCode(value.code)
    );
  }
}

/** Worth asking again: the server was out of reach. A refusal or data that does not fit stays what it is. */
export function isTransient(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}

/** Failures without a known cause: support has to look them up in the logs. */
const UNEXPLAINED: ReadonlySet<ErrorCode> = new Set([
  'advisor/create-failed',
  'checkout/failed',
  'code/not-sent',
  'data/unreadable',
  'internal',
  'mail/failed',
  'timeout',
  'unavailable',
]);

export const isUnexplained = (code: ErrorCode): boolean => UNEXPLAINED.has(code);
