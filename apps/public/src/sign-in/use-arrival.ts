import { nextPath, useNavigate, useSearchParams } from '@wbd/router';
import { signOut, useViewer } from '@wbd/auth';
import { toast } from '@wbd/ui';
import { useEffect } from 'react';
import { arrivalOf } from './arrival.ts';
import { signInTexts as texts } from './texts.de.ts';

/**
 * Sends a signed-in advisor on, and shows everyone else who signed in the door.
 * @returns whether the page is about to be left
 */
export function useArrival(): boolean {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = nextPath(search);
  const arrival = arrivalOf(viewer, next);
  const target = arrival.kind === 'go' ? arrival.to : null;

  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);

  useEffect(() => {
    if (arrival.kind === 'stranger') void dismiss(texts.userNotFound);
    if (arrival.kind === 'unreadable') void dismiss(texts.advisorFailed);
  }, [arrival.kind]);

  return arrival.kind !== 'stay';
}

async function dismiss(description: string): Promise<void> {
  toast({ type: 'error', title: texts.error, description });
  await signOut().catch(() => undefined);
}
