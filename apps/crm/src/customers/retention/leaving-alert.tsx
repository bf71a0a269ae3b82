import { updateCustomerMutation } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { formatDay } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { retentionTexts } from './texts.de.ts';

const texts = retentionTexts.page;

/** Says that a customer is about to be erased for want of contact, and keeps them with one press. */
export function LeavingAlert({ customer, eraseOn }: { customer: Customer; eraseOn: string }) {
  const update = useMutation(updateCustomerMutation(customer.advisor));

  async function keep(): Promise<void> {
    try {
      await update.mutateAsync({ opened: customer, changes: { lastContact: new Date() } });
      toast({
        type: 'success',
        title: texts.kept(`${customer.firstName} ${customer.lastName}`.trim()),
      });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <FormAlert status="warning" title={texts.title(formatDay(eraseOn))}>
      <Stack gap="2" align="flex-start">
        <Text>{texts.text}</Text>
        <Button
          variant="outline"
          loading={update.isPending}
          loadingText={texts.keep}
          onClick={() => void keep()}
        >
          {texts.keep}
        </Button>
      </Stack>
    </FormAlert>
  );
}
