import type { Customer } from '@wbd/domain/customers';
import { formatDateTime } from '@wbd/domain/time';
import { Stack, Text } from '@wbd/ui';
import { crmTexts } from './texts.de.ts';

const { consent: texts } = crmTexts;

/** What the customer agreed to when they registered, as evidence; or that there is nothing. */
export function ConsentNote({ consent }: Pick<Customer, 'consent'>) {
  return (
    <Stack gap="1" mt="6" p="4" borderRadius="l2" bg="bg.subtle" textStyle="sm">
      <Text fontWeight="semibold">{texts.title}</Text>
      {consent === null ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <>
          <Text>{texts.given(formatDateTime(consent.at), consent.version)}</Text>
          <Text color="fg.muted">{texts.wording(consent.wording)}</Text>
        </>
      )}
    </Stack>
  );
}
