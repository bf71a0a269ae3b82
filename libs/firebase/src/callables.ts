import { CALLS, type CallAnswer, type CallArgument, type CallName } from '@wbd/domain/calls';
import { AppError, isErrorCode, type ErrorCode } from '@wbd/domain/errors';
import { newTrace } from '@wbd/domain/reports';
import { callPath } from '@wbd/domain/rights';
import {
  connectFunctionsEmulator,
  FunctionsError,
  getFunctions,
  httpsCallable,
  type Functions,
} from 'firebase/functions';
import * as z from 'zod/mini';
import { proveApp } from './app-check.ts';
import { firebaseApp } from './app.ts';
import { getEnv } from './env.ts';
import { proveAgain } from './fresh-proof.ts';

const CALL_TIMEOUT_MS = 20_000;

let functions: Functions | undefined;

function client(): Functions {
  if (functions) return functions;
  const { region, emulators } = getEnv();
  functions = getFunctions(firebaseApp(), region);
  if (emulators) connectFunctionsEmulator(functions, '127.0.0.1', emulators.functions);
  return functions;
}

/**
 * One of our callable functions, typed by the table it shares with the server.
 * @param settings how long it may take, 20 seconds unless it says otherwise
 * @returns a function that makes the call, and repeats it after a fresh proof if the server requires one. Throws AppError with the server's code, or `unavailable` without an answer
 */
export function callable<Name extends CallName>(
  name: Name,
  { timeoutMs = CALL_TIMEOUT_MS } = {},
): (input: CallArgument<Name>) => Promise<CallAnswer<Name>> {
  const { output } = CALLS[name];
  const send = async (input: CallArgument<Name>) => {
    const isProven = await proveApp();
    const trace = newTrace();
    try {
      const call = httpsCallable(client(), callPath(name), { timeout: timeoutMs });
      const result = await call({ ...input, trace });
      return output.parse(result.data);
    } catch (error) {
      throw new AppError(codeOf(error, isProven), { cause: error, trace });
    }
  };
  return async (input) => {
    try {
      return await send(input);
    } catch (error) {
      const isUnproven = error instanceof AppError && error.code === 'auth/password-required';
      if (!isUnproven || !(await proveAgain())) throw error;
      return send(input);
    }
  };
}

const detailsSchema = z.object({ code: z.string() });

function codeOf(error: unknown, isProven: boolean): ErrorCode {
  if (!(error instanceof FunctionsError)) return 'unavailable';
  const details = detailsSchema.safeParse(error.details);
  if (details.success && isErrorCode(details.data.code)) return details.data.code;
  if (error.code === 'functions/unauthenticated') {
    // the platform turned the request away before our function saw it: for want of proof that it comes from the portal, or
    // because the login has expired or was deleted
    return isProven ? 'auth/required' : 'app/unproven';
  }
  // an answer without our code did not come from our function: it is down, being redeployed or out of reach
  return 'unavailable';
}
