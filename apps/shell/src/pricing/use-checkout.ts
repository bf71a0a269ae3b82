import { createCheckoutMutation } from '@wbd/data/billing';
import { AppError, errorTexts } from '@wbd/domain/errors';
import { planPrice, unpaidPath, type PriceKey } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { useState } from 'react';
import { pricingTexts as texts } from './texts.de.ts';

/** Sends the browser to the payment page, or to the confirmation of a change; a failure is shown and can be retried. */
export function useCheckout(mail: string) {
  const checkout = useMutation(createCheckoutMutation());
  const [asked, setAsked] = useState<PriceKey | null>(null);
  const [confirming, setConfirming] = useState<PriceKey | null>(null);

  async function pay(price: PriceKey, confirmed = false): Promise<void> {
    setAsked(price);
    try {
      const { url } = await checkout.mutateAsync({
        mail,
        price,
        confirmed,
        domain: window.location.origin,
      });
      if (url === '') toast({ type: 'error', title: texts.noUrl });
      else {
        // the choice also survives the browser's back button
        const chosen = planPrice(price);
        if (chosen) window.history.replaceState(window.history.state, '', unpaidPath(chosen));
        window.location.assign(url);
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'billing/confirm-change') {
        setConfirming(price);
        return;
      }
      toast({ type: 'error', title: refusalOf(error) ?? texts.failed });
    }
  }

  return {
    pay,
    paying: checkout.isPending ? asked : null,
    /** the change that the advisor has to agree to; null while there is none */
    confirming,
    stopConfirming: () => {
      setConfirming(null);
    },
  };
}

/** Why a change is not possible; every other failure is the way to the payment's. */
function refusalOf(error: unknown): string | null {
  const isRefusal =
    error instanceof AppError &&
    (error.code.startsWith('billing/') || error.code === 'contract/not-accepted');
  return isRefusal ? errorTexts[error.code] : null;
}
