import { nextPath, useNavigate, useSearchParams } from '@wbd/router';
import { refreshAuth, signOut, useAuth, type AuthState } from '@wbd/auth';
import { toast } from '@wbd/ui';
import { useEffect } from 'react';
import { arrivalOf } from './arrival.ts';
import { signInTexts as texts } from './texts.de.ts';

/**
 * Sends a signed-in advisor on, and shows everyone else who signed in the door.
 * @returns whether the page is about to be left
 */
export function useArrival(): boolean {
  const auth = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = nextPath(search);
  const arrival = arrivalOf(auth, next);
  const target = arrival.kind === 'go' ? arrival.to : null;

  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);

  useEffect(() => {
    if (arrival.kind === 'stranger') void dismiss();
    if (arrival.kind === 'unreadable') void tryAgain();
  }, [arrival.kind]);

  return arrival.kind !== 'stay';
}

async function dismiss(): Promise<void> {
  toast({ type: 'error', title: texts.error, description: texts.userNotFound });
  await signOut().catch(() => undefined);
}

async function tryAgain(): Promise<void> {
  await refreshAuth().catch(() => undefined);
  if (isReadable(useAuth.getState())) return;
  toast({ type: 'error', title: texts.error, description: texts.advisorFailed });
  await signOut().catch(() => undefined);
}

function isReadable({ type, advisor }: AuthState): boolean {
  return type === 'customer' || (advisor !== null && advisor.code !== '');
}
