import { customerSeatsQuery } from '@wbd/data/registrations';
import type { Customer } from '@wbd/domain/customers';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Box, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { crmTexts } from '../texts.de.ts';
import { consentsOf } from './consents.ts';
import { CallsConsent } from './calls-consent.tsx';
import { InvitationsConsent } from './invitations-consent.tsx';
import { LoadedList } from './list-card.tsx';
import { detailTexts } from './texts.de.ts';

/** What a customer agreed to, with its version, time and words, as evidence. */
export function ConsentsCard({ customer }: { customer: Customer }) {
  const seats = useQuery(customerSeatsQuery(customer.advisor, customer.id));
  const { given, wording, none } = crmTexts.consent;
  return (
    <Card title={detailTexts.consents.title}>
      <Stack gap="5">
        <InvitationsConsent customer={customer} />
        {customer.phone !== null && <CallsConsent customer={customer} />}
        <LoadedList
          query={{ ...seats, data: seats.data && consentsOf(customer, seats.data) }}
          label={detailTexts.consents.title}
          failed={detailTexts.consents.failed}
          empty={none}
          keyOf={({ at, version }) => `${at.getTime()} ${version}`}
        >
          {(consent) => (
            <Box>
              <Text>{given(formatDateTime(consent.at), consent.version)}</Text>
              <Text textStyle="sm" color="fg.muted">
                {wording(consent.wording)}
              </Text>
            </Box>
          )}
        </LoadedList>
      </Stack>
    </Card>
  );
}
