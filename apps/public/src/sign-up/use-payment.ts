import { createCheckoutMutation } from '@wbd/data/billing';
import { priceKey, type PaidPlan, type Schedule } from '@wbd/domain';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { signUpTexts } from './texts.de.ts';

const texts = signUpTexts.payment;

/** Sends the browser to the payment page; what goes wrong is told and can be tried again. */
export function usePayment() {
  const checkout = useMutation(createCheckoutMutation());

  async function pay(mail: string, plan: PaidPlan, schedule: Schedule): Promise<void> {
    try {
      const { url } = await checkout.mutateAsync({
        mail,
        price: priceKey(plan, schedule),
        domain: window.location.origin,
      });
      if (url === '') toast({ type: 'error', title: texts.noUrl });
      else window.location.assign(url);
    } catch {
      toast({ type: 'error', title: texts.failed });
    }
  }

  return { pay, isPaying: checkout.isPending };
}
