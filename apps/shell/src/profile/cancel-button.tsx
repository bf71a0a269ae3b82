import { cancelSubscriptionMutation } from '@wbd/data/billing';
import { earliestEnd, type SubscriptionFacts } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.subscription;

interface CancelButtonProps {
  uid: string;
  subscription: SubscriptionFacts;
  /** what is cancelled */
  name: string;
}

/** Ends the subscription as early as its term allows, after a question. */
export function CancelButton({ uid, subscription, name }: CancelButtonProps) {
  const [asking, setAsking] = useState(false);
  const cancellation = useMutation(cancelSubscriptionMutation(uid));

  async function cancel(): Promise<void> {
    try {
      const { endsAt } = await cancellation.mutateAsync({});
      toast({ type: 'success', title: texts.cancelled(formatDate(new Date(endsAt))) });
      setAsking(false);
    } catch (error) {
      toastFailure(error, { title: texts.cancelFailed });
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="red"
        onClick={() => {
          setAsking(true);
        }}
      >
        {texts.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.cancelTitle}
        confirmLabel={texts.cancel}
        busy={cancellation.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => {
          setAsking(false);
        }}
      >
        {texts.cancelText(name, formatDate(earliestEnd(subscription)))}
      </ConfirmDialog>
    </>
  );
}
