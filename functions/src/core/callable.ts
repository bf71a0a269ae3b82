import {
  CALLS,
  type CallAnswer,
  type CallInput,
  type CallName,
  type CallResult,
} from '@wbd/domain/calls';
import { AppError, errorTexts, type ErrorCode, withTimeLimit } from '@wbd/domain/errors';
import { newTrace, traceSchema } from '@wbd/domain/reports';
import { RIGHTS, type SignedInCall } from '@wbd/domain/rights';
import {
  HttpsError,
  type CallableRequest,
  type FunctionsErrorCode,
} from 'firebase-functions/https';
import * as z from 'zod/mini';
import { admit, visitorOf, type Caller, type CallerOf } from './caller.ts';
import { log } from './log/log.ts';
import { withTrace } from './log/trace.ts';
import { expectWriting } from './maintenance.ts';
import { USUAL_LIMIT_SECONDS, type Needs } from './needs.ts';
import { networkOf } from './network.ts';
import { RETRY_FOR_MS, retryWithin } from './optimistic-retry.ts';
import { InvalidInput } from './refusal.ts';

const statusOf: Record<ErrorCode, FunctionsErrorCode> = {
  'app/unproven': 'unauthenticated',
  'call/unknown': 'not-found',
  'auth/required': 'unauthenticated',
  'auth/phone-required': 'failed-precondition',
  'auth/email-unconfirmed': 'failed-precondition',
  'auth/email-differs': 'failed-precondition',
  'auth/second-factor-required': 'failed-precondition',
  'auth/password-required': 'failed-precondition',
  'auth/code-required': 'failed-precondition',
  'account/blocked': 'permission-denied',
  'support/admin': 'permission-denied',
  'support/ended': 'failed-precondition',
  'organisation/unknown': 'not-found',
  'organisation/name-taken': 'already-exists',
  'account/own': 'failed-precondition',
  'permission/denied': 'permission-denied',
  'upload/stopped': 'resource-exhausted',
  'upload/file-changed': 'failed-precondition',
  'upload/elsewhere': 'failed-precondition',
  'input/invalid': 'invalid-argument',
  'rate/limited': 'resource-exhausted',
  'advisor/not-found': 'not-found',
  'advisor/code-taken': 'already-exists',
  'advisor/email-taken': 'already-exists',
  'advisor/create-failed': 'unavailable',
  'advisor/basic-plan': 'permission-denied',
  'password/simple': 'invalid-argument',
  'password/common': 'invalid-argument',
  'password/personal': 'invalid-argument',
  'organisation/not-found': 'invalid-argument',
  'code/not-sent': 'unavailable',
  'customer/not-found': 'not-found',
  'phone/invalid': 'invalid-argument',
  'customer/phone-taken': 'already-exists',
  'customer/email-taken': 'already-exists',
  'customer/email-proven': 'failed-precondition',
  'customer/incomplete': 'failed-precondition',
  'customer/no-contact': 'failed-precondition',
  'customer/restricted': 'failed-precondition',
  'customer/not-informed': 'failed-precondition',
  'customer/proven': 'failed-precondition',
  'customer/too-many-tags': 'failed-precondition',
  'own-data/not-found': 'not-found',
  'session/not-found': 'not-found',
  'session/past': 'failed-precondition',
  'session/called-off': 'failed-precondition',
  'session/full': 'failed-precondition',
  'session/guests-full': 'failed-precondition',
  'seminar/not-found': 'not-found',
  'seminar/not-shown': 'permission-denied',
  'seminar/has-registrations': 'failed-precondition',
  'registration/duplicate': 'already-exists',
  'registration/elsewhere': 'already-exists',
  'registration/not-found': 'not-found',
  'link/invalid': 'not-found',
  'link/superseded': 'failed-precondition',
  'link/expired': 'failed-precondition',
  'waiting/duplicate': 'already-exists',
  'waiting/full': 'resource-exhausted',
  'waiting/not-found': 'not-found',
  'offer/expired': 'failed-precondition',
  'appointment/not-found': 'not-found',
  'appointment/taken': 'already-exists',
  'appointment/over': 'failed-precondition',
  'appointment/too-many': 'resource-exhausted',
  'appointment-type/not-found': 'not-found',
  'appointment-type/too-many': 'resource-exhausted',
  'video/not-found': 'not-found',
  'video/not-ready': 'failed-precondition',
  'video/failed': 'failed-precondition',
  'folder/not-found': 'not-found',
  'folder/not-empty': 'failed-precondition',
  'folder/name-taken': 'already-exists',
  'folder/too-many': 'resource-exhausted',
  'deal/not-found': 'not-found',
  'deal/own': 'failed-precondition',
  'deal/decided': 'failed-precondition',
  'deal/differs': 'failed-precondition',
  'deal/before-referral': 'failed-precondition',
  'deal/no-terms': 'failed-precondition',
  'terms/past': 'failed-precondition',
  'payer/incomplete': 'failed-precondition',
  'close/month': 'failed-precondition',
  'close/broken': 'failed-precondition',
  'money-change/not-found': 'not-found',
  'money-change/effective': 'failed-precondition',
  'payout/not-found': 'not-found',
  'payout/own': 'failed-precondition',
  'payout/decided': 'failed-precondition',
  'payout/empty': 'failed-precondition',
  'statement/not-found': 'not-found',
  'statement/decided': 'failed-precondition',
  'statement/on-its-way': 'failed-precondition',
  'sale/not-found': 'not-found',
  'sale/own': 'failed-precondition',
  'sale/seller-incomplete': 'failed-precondition',
  'sale/not-connected': 'failed-precondition',
  'sale/not-offered': 'failed-precondition',
  'sale/price-changed': 'failed-precondition',
  'sale/bought-already': 'already-exists',
  'sale/has-buyers': 'failed-precondition',
  'sale/returned': 'failed-precondition',
  'sale/film-fixed': 'failed-precondition',
  'sale/switched-off': 'failed-precondition',
  'checkout/failed': 'unavailable',
  'billing/cancelled': 'failed-precondition',
  'billing/card-declined': 'failed-precondition',
  'billing/confirm-change': 'failed-precondition',
  'billing/current-plan': 'failed-precondition',
  'billing/downgrade': 'failed-precondition',
  'billing/minimum-term': 'failed-precondition',
  'billing/none': 'failed-precondition',
  'contract/not-accepted': 'failed-precondition',
  'billing/special-agreement': 'failed-precondition',
  'invoice/not-found': 'not-found',
  'mail/failed': 'unavailable',
  'mail/not-failed': 'failed-precondition',
  'mail/no-consent': 'failed-precondition',
  'mail/objected': 'failed-precondition',
  'notice/not-found': 'not-found',
  'notice/known': 'resource-exhausted',
  'notice/other-admin': 'failed-precondition',
  'notice/too-late': 'failed-precondition',
  'team/elsewhere': 'failed-precondition',
  'team/not-found': 'not-found',
  'team/member-not-found': 'not-found',
  'team/needs-pro': 'permission-denied',
  'team/full': 'resource-exhausted',
  'team/too-many-invitations': 'resource-exhausted',
  'team/member-already': 'already-exists',
  'team/invitation-invalid': 'not-found',
  'team/lead-not-found': 'not-found',
  'team/circle': 'failed-precondition',
  'team/too-deep': 'failed-precondition',
  'team/too-many-below': 'resource-exhausted',
  maintenance: 'unavailable',
  conflict: 'aborted',
  'data/unreadable': 'data-loss',
  timeout: 'deadline-exceeded',
  unavailable: 'unavailable',
  internal: 'internal',
};

/** Who calls a callable that is open to everyone. */
export interface Visitor {
  /** null without a login, and for rights that ignore it */
  caller: Caller | null;
  /** the network the request came from, for limits */
  address: string;
}

const TIME_TO_ANSWER_SECONDS = 5;

/** How a call is served, if it differs from the defaults. A service gets the maximum of its calls. */
export interface CallSettings extends Needs {
  /** whether it writes nothing, so that it also answers while writing is stopped; false unless it says otherwise */
  readOnly?: boolean;
  /** whether a visitor waits for it, so that its service keeps a warm instance; defaults to true */
  warm?: boolean;
}

/** A call as its service serves it. */
export interface Call<Name extends CallName> {
  readonly call: Name;
  readonly settings: CallSettings;
  /** @param isReadable whether the body can be a valid input */
  run(request: CallableRequest, isReadable?: boolean): Promise<CallAnswer<Name>>;
}

/**
 * One of our callables. Admits the caller by its row in `RIGHTS`, parses the input with its schema, runs the handler and
 * filters the result by the output schema. Refusals are answered with their code; any other error is logged and
 * answered as `internal` without the cause.
 */
export function defineCallable<Name extends SignedInCall>(
  name: Name,
  handle: (input: CallInput<Name>, caller: CallerOf<Name>) => Promise<CallResult<Name>>,
  settings: CallSettings = {},
): Call<Name> {
  return define(name, (request) => admit(name, request), handle, settings);
}

/** A callable like the others, without the need to be signed in. */
export function definePublicCallable<Name extends Exclude<CallName, SignedInCall>>(
  name: Name,
  handle: (input: CallInput<Name>, visitor: Visitor) => Promise<CallResult<Name>>,
  settings: CallSettings = {},
): Call<Name> {
  const looksAtLogin = RIGHTS[name].who[0] === 'visitor';
  const who = async (request: CallableRequest) => ({
    caller: looksAtLogin ? await visitorOf(request) : null,
    address: networkOf(request.rawRequest),
  });
  return define(name, who, handle, settings);
}

/** @param admit who calls; it decides before the input is looked at */
function define<Name extends CallName, Who>(
  name: Name,
  admit: (request: CallableRequest) => Who | Promise<Who>,
  handle: (input: CallInput<Name>, who: Who) => Promise<CallResult<Name>>,
  settings: CallSettings,
): Call<Name> {
  const { input, output } = CALLS[name];
  const { timeoutSeconds = USUAL_LIMIT_SECONDS, readOnly = false } = settings;
  const limitMs = (timeoutSeconds - TIME_TO_ANSWER_SECONDS) * 1000;
  const retryMs = settings.timeoutSeconds === undefined ? RETRY_FOR_MS : limitMs;
  return {
    call: name,
    settings,
    run: (request, isReadable = true) =>
      withTrace(traceOf(request.data), () =>
        answer(name, async () => {
          if (!isReadable) throw new InvalidInput([]);
          const carryOut = async () => {
            const who = await admit(request);
            const asked = parse(input, request.data);
            if (!readOnly) await expectWriting();
            return retryWithin(retryMs, () => handle(asked, who));
          };
          return output.parse(await withTimeLimit(limitMs, carryOut));
        }),
      ),
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new InvalidInput(fieldsOf(parsed.error), { cause: parsed.error });
  return parsed.data;
}

const tracedSchema = z.object({ trace: traceSchema });

/** What the page calls the request; a page from before there were names for requests gives none. */
function traceOf(data: unknown): string {
  const traced = tracedSchema.safeParse(data);
  return traced.success ? traced.data.trace : newTrace();
}

/** Runs a call, logs what came of it, and turns what it throws into what its caller may know. */
export async function answer<Result>(call: string, run: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const facts = () => ({ call, durationMs: Math.round(performance.now() - begun) });
  try {
    const result = await run();
    log('call.answered', { ...facts(), outcome: 'ok' });
    return result;
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) log('call.refused', { ...facts(), outcome: codeOf(error) });
    else log('call.failed', { ...facts(), outcome: 'internal' }, error);
    throw refused ?? refusal('internal');
  }
}

/**
 * @returns null for a fault
 */
function refusalOf(error: unknown): HttpsError | null {
  if (error instanceof InvalidInput) return refusal('input/invalid', { fields: error.fields });
  return error instanceof AppError ? refusal(error.code) : null;
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'input/invalid';
}

/** What a caller is told. */
export function refusal(code: ErrorCode, details: { fields?: readonly string[] } = {}): HttpsError {
  return new HttpsError(statusOf[code], errorTexts[code], { code, ...details });
}

function fieldsOf(error: z.core.$ZodError): string[] {
  const names = error.issues.map((issue) => String(issue.path[0] ?? ''));
  return [...new Set(names)].filter((name) => name !== '');
}
