import { startAuth, useAuth } from '@wbd/auth';
import { confirmEmailChangeMutation } from '@wbd/data/advisors';
import { useMutation } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { AccountCard, AccountIntro } from '../shared/account-card.tsx';
import { paths } from '../shared/paths.ts';
import { LinkState } from './link-states.tsx';
import { changeEmailTexts as texts } from './texts.de.ts';
import { useAccountLink } from './use-account-link.ts';

/**
 * `/auth/change-email#{secret}`, from a mail to the new address. It takes a click: programs that look into mails open links,
 * too.
 */
export function ChangeEmailPage() {
  useDocumentTitle(texts.title);
  const { link, endsLink } = useAccountLink('change-email');
  const confirm = useMutation(confirmEmailChangeMutation());

  if (confirm.isSuccess) {
    return (
      <AccountCard>
        <Changed email={confirm.data.email} />
      </AccountCard>
    );
  }
  if (link.status !== 'valid') {
    return (
      <AccountCard>
        <LinkState purpose="change-email" link={link} />
      </AccountCard>
    );
  }
  return (
    <AccountCard>
      <AccountIntro title={texts.title} text={texts.intro(link.email)} />
      {confirm.isError && (
        <FailureAlert
          error={confirm.error}
          title={texts.failed}
          texts={{ 'advisor/email-taken': texts.taken }}
        />
      )}
      <Button
        size="lg"
        loading={confirm.isPending}
        loadingText={texts.busy}
        onClick={() => {
          confirm.mutate({ token: link.secret }, { onError: endsLink });
        }}
      >
        {texts.submit}
      </Button>
    </AccountCard>
  );
}

function Changed({ email }: { email: string }) {
  const isSignedIn = useAuth((auth) => auth.status === 'signed-in');

  useEffect(() => {
    void startAuth().catch(() => undefined);
  }, []);

  return (
    <PageMessage
      level={1}
      icon={<MailCheck size={26} />}
      title={texts.done.title}
      text={texts.done.text(email)}
    >
      <Button asChild>
        <RouterLink to={isSignedIn ? paths.portal : paths.signIn}>
          {isSignedIn ? texts.done.portal : texts.done.signIn}
        </RouterLink>
      </Button>
    </PageMessage>
  );
}
