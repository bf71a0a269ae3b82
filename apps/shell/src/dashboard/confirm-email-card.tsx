import { renewToken, useAddressStanding, useAuth, useEmailConfirmed } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { requestEmailVerificationMutation } from '@wbd/data/advisors';
import { mailTexts } from '@wbd/domain/mails';
import { useMutation, useQuery } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ObjectedAddress } from '@wbd/ui/mails';
import { Card } from '@wbd/ui/page';
import { MailCheck } from 'lucide-react';
import { IMPRINT_PATH } from '../shared/areas/own-areas.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.confirmEmail;

/**
 * Resends the link that confirms the address of the advisor's account, or says why it cannot be sent. Shows both addresses
 * when the login has another one. Renders nothing once the address is confirmed.
 */
export function ConfirmEmailCard() {
  const user = useAuth((auth) => auth.user);
  const isConfirmed = useEmailConfirmed();
  const differs = useAddressStanding() === 'differs';
  const account = useQuery({ ...accountQuery(user?.uid ?? ''), enabled: differs });
  const { data, isPending, mutateAsync } = useMutation(requestEmailVerificationMutation());
  const login = user?.email;
  const email = differs ? account.data?.email : login;
  if (!login || !email || isConfirmed || data?.outcome === 'confirmed') return null;

  async function send(): Promise<void> {
    try {
      const { outcome } = await mutateAsync({});
      if (outcome === 'sent') toast({ type: 'success', title: texts.sent });
      if (outcome === 'confirmed') {
        toast({ type: 'success', title: texts.confirmed });
        await renewToken().catch(() => undefined);
      }
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  const button = (label: string) => (
    <Button loading={isPending} loadingText={texts.busy} onClick={() => void send()}>
      <MailCheck aria-hidden />
      {label}
    </Button>
  );
  if (data?.outcome === 'objected') {
    return (
      <Card title={mailTexts.objectedAddress.title}>
        <ObjectedAddress email={email} contactPath={IMPRINT_PATH}>
          {button(texts.sendNow)}
        </ObjectedAddress>
      </Card>
    );
  }
  return differs ? (
    <Card title={texts.differs.title} text={texts.differs.text(login, email)}>
      {button(texts.differs.send)}
    </Card>
  ) : (
    <Card title={texts.title} text={texts.text(email)}>
      {button(texts.send)}
    </Card>
  );
}
