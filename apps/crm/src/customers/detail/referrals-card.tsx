import { referredCustomersQuery, referrerQuery } from '@wbd/data/customers';
import type { Customer } from '@wbd/domain/customers';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Box, Flex, Heading, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { customerPath } from '../../shared/paths.ts';
import { LoadedList } from './list-card.tsx';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.referrals;

/** Whose link brought a customer, and whom the customer's own links brought. */
export function ReferralsCard({ customer }: { customer: Customer }) {
  const { id, advisor } = customer;
  const referred = useQuery(referredCustomersQuery(advisor, id));
  return (
    <Card title={texts.title}>
      <Stack gap="5">
        <Box>
          <Heading as="h3" size="sm">
            {texts.cameBy}
          </Heading>
          <CameBy customer={customer} />
        </Box>
        <Box>
          <Heading as="h3" size="sm" mb="1">
            {texts.referred}
          </Heading>
          <LoadedList
            query={referred}
            label={texts.referred}
            failed={texts.failed}
            empty={texts.empty}
            keyOf={(one) => one.id}
          >
            {(one) => (
              <Flex justify="space-between" gap="3">
                <CustomerLink id={one.id} name={`${one.firstName} ${one.lastName}`} />
                <Text textStyle="sm" color="fg.muted">
                  {formatDate(one.registered)}
                </Text>
              </Flex>
            )}
          </LoadedList>
        </Box>
      </Stack>
    </Card>
  );
}

function CameBy({ customer: { inviteBy, advisor } }: { customer: Customer }) {
  if (inviteBy === null) return <Text color="fg.muted">{texts.none}</Text>;
  return inviteBy === advisor ? <Text>{texts.own}</Text> : <SomeoneElse uid={inviteBy} />;
}

function SomeoneElse({ uid }: { uid: string }) {
  const { data, isPending } = useQuery(referrerQuery(uid));
  if (isPending) return <Skeleton h="6" />;
  if (!data) return <Text>{texts.unknown}</Text>;
  return data.kind === 'customer' ? (
    <CustomerLink id={data.id} name={data.name} />
  ) : (
    <Text>{data.name}</Text>
  );
}

function CustomerLink({ id, name }: { id: string; name: string }) {
  return (
    <Link asChild overflowWrap="anywhere">
      <RouterLink to={customerPath(id)}>{name}</RouterLink>
    </Link>
  );
}
