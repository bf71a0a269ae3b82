import { confirmEmail, startAuth, useAuth } from '@wbd/auth';
import { Link as RouterLink, useDocumentTitle } from '@wbd/router';
import { Button, PageMessage, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../shared/paths.ts';
import { AccountCard, AccountIntro } from '../shared/account-card.tsx';
import { LinkState } from './link-states.tsx';
import { confirmEmailTexts as texts, linkFailure } from './texts.de.ts';
import { useAccountLink } from './use-account-link.ts';

/**
 * `/auth/confirm-email#{secret}`, from a mail. It takes a click: programs that look into mails open links, too, and
 * would confirm an address that another person typed.
 */
export function ConfirmEmailPage() {
  useDocumentTitle(texts.title);
  const { link, endsLink } = useAccountLink('confirm-email');
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm(secret: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await confirmEmail(secret);
      setDone(true);
    } catch (error) {
      if (!endsLink(error)) setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  if (isDone) {
    return (
      <AccountCard>
        <Confirmed />
      </AccountCard>
    );
  }
  if (link.status !== 'valid') {
    return (
      <AccountCard>
        <LinkState purpose="confirm-email" link={link} />
      </AccountCard>
    );
  }
  return (
    <AccountCard>
      <AccountIntro title={texts.title} text={texts.intro(link.email)} />
      {failure !== null && (
        <FormAlert title={texts.failed}>
          <Text>{linkFailure(failure)}</Text>
        </FormAlert>
      )}
      <Button
        size="lg"
        loading={busy}
        loadingText={texts.busy}
        onClick={() => void confirm(link.secret)}
      >
        {texts.submit}
      </Button>
    </AccountCard>
  );
}

function Confirmed() {
  const isSignedIn = useAuth((auth) => auth.status === 'signed-in');

  useEffect(() => {
    void startAuth().catch(() => undefined);
  }, []);

  return (
    <PageMessage
      level={1}
      icon={<MailCheck size={26} />}
      title={texts.done.title}
      text={texts.done.text}
    >
      <Button asChild>
        <RouterLink to={isSignedIn ? paths.portal : paths.signIn}>
          {isSignedIn ? texts.done.portal : texts.done.signIn}
        </RouterLink>
      </Button>
    </PageMessage>
  );
}
