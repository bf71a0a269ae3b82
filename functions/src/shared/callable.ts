import { AppError, errorTexts, type ErrorCode } from '@wbd/domain';
import { logger } from 'firebase-functions';
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
  type FunctionsErrorCode,
} from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { InvalidInput } from './refusal.ts';
import { allowedOrigins, REGION, WARM_INSTANCES } from './settings.ts';

/** Who calls: the login's uid and, when it was proven by a code, its phone number. */
export interface Caller {
  uid: string;
  phone: string | null;
}

const statusOf: Record<ErrorCode, FunctionsErrorCode> = {
  'auth/required': 'unauthenticated',
  'auth/phone-required': 'failed-precondition',
  'permission/denied': 'permission-denied',
  'input/invalid': 'invalid-argument',
  'rate/limited': 'resource-exhausted',
  'advisor/not-found': 'not-found',
  'customer/not-found': 'not-found',
  'customer/phone-taken': 'already-exists',
  'customer/email-taken': 'already-exists',
  'customer/incomplete': 'failed-precondition',
  'session/not-found': 'not-found',
  'session/past': 'failed-precondition',
  'session/full': 'failed-precondition',
  'registration/duplicate': 'already-exists',
  unavailable: 'unavailable',
  internal: 'internal',
};

/**
 * A callable of ours: authenticates, parses the input with its schema, runs the handler and answers with what the
 * output schema lets through. A refusal leaves with its code and the German words; anything else is logged and
 * answered as `internal`, without a word about the cause.
 */
export function defineCallable<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: string,
  schemas: { input: Input; output: Output },
  handle: (input: z.output<Input>, caller: Caller) => Promise<z.input<Output>>,
): CallableFunction<unknown, Promise<z.output<Output>>> {
  return onCall(
    { region: REGION, cors: allowedOrigins, minInstances: WARM_INSTANCES, concurrency: 80 },
    (request) =>
      answer(name, async () => {
        const caller = callerOf(request);
        const input = schemas.input.safeParse(request.data);
        if (!input.success) throw new InvalidInput(fieldsOf(input.error), { cause: input.error });
        return schemas.output.parse(await handle(input.data, caller));
      }),
  );
}

/** Runs a call and turns what it throws into what its caller may know. */
export async function answer<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw toHttpsError(name, error);
  }
}

function toHttpsError(name: string, error: unknown): HttpsError {
  if (error instanceof InvalidInput) return refusal('input/invalid', { fields: error.fields });
  if (error instanceof AppError) return refusal(error.code, {});
  logger.error(`${name} failed`, { error: describe(error) });
  return refusal('internal', {});
}

function refusal(code: ErrorCode, details: { fields?: readonly string[] }): HttpsError {
  return new HttpsError(statusOf[code], errorTexts[code], { code, ...details });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function callerOf(request: CallableRequest): Caller {
  if (!request.auth) throw new AppError('auth/required');
  return { uid: request.auth.uid, phone: request.auth.token.phone_number ?? null };
}

function fieldsOf(error: z.core.$ZodError): string[] {
  const names = error.issues.map((issue) => String(issue.path[0] ?? ''));
  return [...new Set(names)].filter((name) => name !== '');
}
