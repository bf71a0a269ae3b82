import { renewToken, useAuth, useEmailConfirmed } from '@wbd/auth';
import { requestEmailVerificationMutation } from '@wbd/data/advisors';
import { mailTexts } from '@wbd/domain/mails';
import { useMutation } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ObjectedAddress } from '@wbd/ui/mails';
import { Card } from '@wbd/ui/page';
import { MailCheck } from 'lucide-react';
import { IMPRINT_PATH } from '../shared/areas/own-areas.ts';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.confirmEmail;

/**
 * Resends the link that confirms the advisor's address, or says why it cannot be sent. Renders nothing once the address
 * is confirmed.
 */
export function ConfirmEmailCard() {
  const email = useAuth((auth) => auth.user?.email);
  const isConfirmed = useEmailConfirmed();
  const { data, isPending, mutateAsync } = useMutation(requestEmailVerificationMutation());
  if (!email || isConfirmed || data?.outcome === 'confirmed') return null;

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
  return data?.outcome === 'objected' ? (
    <Card title={mailTexts.objectedAddress.title}>
      <ObjectedAddress email={email} contactPath={IMPRINT_PATH}>
        {button(texts.sendNow)}
      </ObjectedAddress>
    </Card>
  ) : (
    <Card title={texts.title} text={texts.text(email)}>
      {button(texts.send)}
    </Card>
  );
}
