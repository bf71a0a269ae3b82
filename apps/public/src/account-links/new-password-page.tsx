import { signInWithPassword } from '@wbd/auth';
import { choosePasswordMutation } from '@wbd/data/advisors';
import { useMutation } from '@wbd/query';
import { useDocumentTitle, useNavigate } from '@wbd/router';
import { toast } from '@wbd/ui';
import { paths } from '../shared/paths.ts';
import { AccountCard, AccountIntro } from '../shared/account-card.tsx';
import { LinkState } from './link-states.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { newPasswordTexts as texts } from './texts.de.ts';
import { useAccountLink } from './use-account-link.ts';

/** `/auth/new-password#{secret}`, from the requested mail. */
export function NewPasswordPage() {
  useDocumentTitle(texts.title);
  const navigate = useNavigate();
  const { link, endsLink } = useAccountLink('new-password');
  const choose = useMutation(choosePasswordMutation());

  if (link.status !== 'valid') {
    return (
      <AccountCard>
        <LinkState purpose="new-password" link={link} />
      </AccountCard>
    );
  }
  const { secret, email } = link;

  async function save(password: string): Promise<void> {
    try {
      await choose.mutateAsync({ token: secret, password });
    } catch (error) {
      if (endsLink(error)) return;
      throw error;
    }
    toast({ type: 'success', title: texts.saved });
    // the sign-in page sends a signed-in person on, and is the right place when this did not work
    await signInWithPassword(email, password).catch(() => undefined);
    await navigate(paths.signIn, { replace: true });
  }

  return (
    <AccountCard>
      <AccountIntro title={texts.title} text={texts.intro} />
      <NewPasswordForm email={email} onSave={save} />
    </AccountCard>
  );
}
