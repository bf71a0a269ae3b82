import { createCheckoutMutation } from '@wbd/data/billing';
import type { CreateCheckoutInput } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { sharedTexts } from './texts.de.ts';

const texts = sharedTexts.payment;

interface Purchase extends Pick<CreateCheckoutInput, 'mail' | 'price'> {
  /** where the browser's own way back leads; the page that is left unless it says otherwise */
  backTo?: string;
}

/** Sends the browser to the payment page; a failure is shown and can be retried. */
export function usePayment() {
  const checkout = useMutation(createCheckoutMutation());

  async function pay({ mail, price, backTo }: Purchase): Promise<void> {
    try {
      const { url } = await checkout.mutateAsync({ mail, price, domain: window.location.origin });
      if (url === '') toast({ type: 'error', title: texts.noUrl });
      else {
        if (backTo !== undefined) window.history.replaceState(window.history.state, '', backTo);
        window.location.assign(url);
      }
    } catch {
      toast({ type: 'error', title: texts.failed });
    }
  }

  return { pay, isPaying: checkout.isPending };
}
