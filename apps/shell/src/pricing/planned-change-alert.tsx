import { planChangeMutation } from '@wbd/data/billing';
import type { Account } from '@wbd/domain/accounts';
import { isLive } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { pricingTexts } from './texts.de.ts';

const texts = pricingTexts.plannedChange;

/** The package that follows when the term ends, and the way to keep the present one; nothing while none is planned. */
export function PlannedChangeAlert({ account }: { account: Account }) {
  const mutation = useMutation(planChangeMutation(account.id));
  const running = account.billing?.subscription;
  const planned = running && isLive(running.status) ? running.plannedChange : null;
  if (!running || !planned) return null;
  const current = subscriptionName(running);

  async function revoke(): Promise<void> {
    try {
      await mutation.mutateAsync({ price: null });
      toast({ type: 'success', title: texts.revoked(current) });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <FormAlert status="info" title={texts.title(subscriptionName(planned), formatDate(planned.at))}>
      <Stack gap="3" align="flex-start">
        <Text>{planned.isOwn ? texts.text(current) : texts.agreed(current)}</Text>
        {planned.isOwn && (
          <Button
            size="sm"
            variant="outline"
            loading={mutation.isPending}
            loadingText={texts.revoke}
            onClick={() => void revoke()}
          >
            {texts.revoke}
          </Button>
        )}
      </Stack>
    </FormAlert>
  );
}
