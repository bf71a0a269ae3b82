import { signOut } from '@wbd/auth';
import { useNavigate } from '@wbd/router';
import { toast } from '@wbd/ui';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.closing;

/** Leads a person whose account is being closed out of the portal, and says what comes next. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();

  return async () => {
    toast({ type: 'success', title: texts.done, description: texts.doneText });
    // a login that stays behind here is disabled all the same
    await signOut().catch(() => undefined);
    await navigate('/');
  };
}
