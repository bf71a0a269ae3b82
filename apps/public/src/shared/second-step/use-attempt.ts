import { AuthError, type AuthErrorCode } from '@wbd/auth';
import { useState } from 'react';

interface Failure {
  title: string;
  code: AuthErrorCode;
}

export interface Attempts {
  busy: boolean;
  /** why the last one failed */
  failure: Failure | null;
  /** @returns whether it succeeded */
  attempt: (title: string, action: () => Promise<void>) => Promise<boolean>;
}

/** Runs one step of a sign-in after the other, and keeps why the last one failed. */
export function useAttempt(): Attempts {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    busy,
    failure,
    async attempt(title, action) {
      setBusy(true);
      setFailure(null);
      try {
        await action();
        return true;
      } catch (error) {
        setFailure({ title, code: error instanceof AuthError ? error.code : 'auth/unknown' });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
