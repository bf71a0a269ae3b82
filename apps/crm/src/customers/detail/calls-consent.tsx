import { declareConsentMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ConsentButton, ConsentPart } from './consent-part.tsx';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.consents.calls;

/** Whether a customer may be called, since when, and by which words. */
export function CallsConsent({ customer }: { customer: Customer }) {
  const { callConsent } = customer;
  const store = useMutation(declareConsentMutation(customer.advisor));

  async function withdraw(): Promise<void> {
    try {
      await store.mutateAsync({ about: 'calls', customerId: customer.id });
      toast({ type: 'success', title: texts.withdrawn });
    } catch (error) {
      toastFailure(error, { title: detailTexts.consents.saveFailed });
    }
  }

  return (
    <ConsentPart title={texts.title}>
      {callConsent === null ? (
        <Text>{texts.none}</Text>
      ) : (
        <>
          <Text>{texts.given(formatDateTime(callConsent.at), callConsent.version)}</Text>
          <ConsentButton
            label={texts.withdraw}
            busy={store.isPending}
            onClick={() => void withdraw()}
          />
        </>
      )}
    </ConsentPart>
  );
}
