import { AuthError, confirmPassword, type AuthErrorCode, type SecondStep } from '@wbd/auth';
import { useState } from 'react';
import { passwordErrors } from './texts.de.ts';

/** What a person has not proven: the field that says so, and why. */
export interface Unproven {
  field: 'password' | 'code';
  /** null when the login asks for a code next */
  message: string | null;
}

/**
 * Has a person prove who they are before something that a stolen session must not do. A login with a second factor does so
 * in two steps: `step` is the current one.
 */
export function usePasswordProof() {
  const [step, setStep] = useState<SecondStep | null>(null);

  /** @returns null once it is proven */
  async function prove(password: string, code: string): Promise<Unproven | null> {
    const field = step ? 'code' : 'password';
    try {
      if (step) {
        await step.confirm(code);
        setStep(null);
        return null;
      }
      const next = await confirmPassword(password);
      await next?.sendCode();
      setStep(next);
      return next && { field: 'code', message: null };
    } catch (error) {
      return { field, message: passwordErrors[reasonOf(error)] };
    }
  }

  return { step, prove };
}

function reasonOf(error: unknown): AuthErrorCode {
  return error instanceof AuthError ? error.code : 'auth/unknown';
}
