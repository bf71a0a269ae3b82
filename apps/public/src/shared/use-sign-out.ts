import { useNavigate } from '@wbd/router';
import { signOut } from '@wbd/auth';
import { toast } from '@wbd/ui';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** Signs out, says so and returns to the beginning. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
    } catch {
      toast({ type: 'error', title: sharedTexts.signOutFailed });
      return;
    }
    await navigate(paths.root);
    toast({ type: 'success', title: sharedTexts.signedOut });
  };
}
