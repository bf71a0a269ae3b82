import { useNavigate } from '@wbd/router';
import { signOut, useAuth } from '@wbd/auth';
import { toast } from '@wbd/ui';
import { useState } from 'react';
import { setSigningOut } from '../shared/signing-out.ts';
import { layoutTexts as texts } from './texts.de.ts';

/** Signs out, leads to the start page and says so; asks before that ends uploads. */
export function useSignOut() {
  const navigate = useNavigate();
  const [unfinished, setUnfinished] = useState(0);

  async function leave(): Promise<void> {
    const uid = useAuth.getState().user?.uid ?? '';
    setUnfinished(0);
    setSigningOut(true);
    try {
      await signOut();
    } catch {
      setSigningOut(false);
      toast({ type: 'error', title: texts.signOutFailed });
      return;
    }
    // without its script there are no uploads
    await import('@wbd/ui/uploads').then(
      ({ pageUploads }) => pageUploads.removeAll(uid),
      () => undefined,
    );
    toast({ type: 'success', title: texts.signedOut });
    await navigate('/');
  }

  async function ask(): Promise<void> {
    const count = await import('./uploads/unfinished.ts').then(
      ({ countUnfinished }) => countUnfinished(),
      () => 0,
    );
    if (count > 0) setUnfinished(count);
    else await leave();
  }

  return {
    signOut: ask,
    /** uploads that the person has to give up first; 0 while there is no question */
    unfinished,
    confirm: leave,
    stay: () => setUnfinished(0),
  };
}
