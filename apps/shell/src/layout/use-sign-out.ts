import { useNavigate } from '@wbd/router';
import { signOut } from '@wbd/auth';
import { toast } from '@wbd/ui';
import { setSigningOut } from '../shared/signing-out.ts';
import { layoutTexts as texts } from './texts.de.ts';

/** Signs out, leads to the start page and says so. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();

  return async () => {
    setSigningOut(true);
    try {
      await signOut();
    } catch {
      setSigningOut(false);
      toast({ type: 'error', title: texts.signOutFailed });
      return;
    }
    toast({ type: 'success', title: texts.signedOut });
    await navigate('/');
  };
}
