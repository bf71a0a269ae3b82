import { useNavigate } from '@wbd/router';
import { signOut } from '@wbd/session';
import { toast } from '@wbd/ui';
import { whileSigningOut } from '../shared/signing-out.ts';
import { layoutTexts as texts } from './texts.de.ts';

/** Signs out, leads to the start page and says so. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return () =>
    whileSigningOut(async () => {
      try {
        await signOut();
      } catch {
        toast({ type: 'error', title: texts.signOutFailed });
        return;
      }
      await navigate('/');
      toast({ type: 'success', title: texts.signedOut });
    });
}
