import { declareConsentMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { formatDateTime } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Heading, Stack, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.consents.calls;

/** Whether a customer may be called, since when, and by which words. */
export function CallsConsent({ customer }: { customer: Customer }) {
  const { callConsent } = customer;
  const store = useMutation(declareConsentMutation(customer));

  async function withdraw(): Promise<void> {
    try {
      await store.mutateAsync({ about: 'calls' });
      toast({ type: 'success', title: texts.withdrawn });
    } catch (error) {
      toastFailure(error, { title: detailTexts.consents.saveFailed });
    }
  }

  return (
    <Stack gap="3" align="flex-start">
      <Heading as="h3" size="sm">
        {texts.title}
      </Heading>
      {callConsent === null ? (
        <Text>{texts.none}</Text>
      ) : (
        <>
          <Text>{texts.given(formatDateTime(callConsent.at), callConsent.version)}</Text>
          <Button
            size="sm"
            variant="surface"
            colorPalette="gray"
            loading={store.isPending}
            loadingText={texts.withdraw}
            onClick={() => void withdraw()}
          >
            {texts.withdraw}
          </Button>
        </>
      )}
    </Stack>
  );
}
