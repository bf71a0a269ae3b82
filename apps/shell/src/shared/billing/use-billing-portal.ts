import { createBillingPortalMutation } from '@wbd/data/billing';
import { useMutation } from '@wbd/query';
import { toastFailure } from '@wbd/ui/feedback';
import { billingTexts as texts } from './texts.de.ts';

/** Sends the browser to the customer portal of the payment provider; a failure is shown and can be retried. */
export function useBillingPortal() {
  const portal = useMutation(createBillingPortalMutation());

  async function open(): Promise<void> {
    try {
      const { url } = await portal.mutateAsync({ domain: window.location.origin });
      window.location.assign(url);
    } catch (error) {
      toastFailure(error, { title: texts.portalFailed });
    }
  }

  return { open, isOpening: portal.isPending };
}
