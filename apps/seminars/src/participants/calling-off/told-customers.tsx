import { calledOffMailsQuery } from '@wbd/data/mails';
import { participantsQuery } from '@wbd/data/registrations';
import type { CancellationMail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import type { Session } from '@wbd/domain/seminars';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Flex, Link, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { MailStateBadge } from '@wbd/ui/mails';
import { Card, SkeletonRows } from '@wbd/ui/page';
import { paths } from '../../shared/paths.ts';
import { useNow } from '../../shared/use-now.ts';
import { nameOf } from '../participant-fields.tsx';
import { participantsTexts } from '../texts.de.ts';

const texts = participantsTexts.callOff;

/** The server writes the mails one after the other. */
const BEING_WRITTEN_MS = 120_000;
const POLL_MS = 4_000;
const PENDING: ReadonlySet<CancellationMail['state']> = new Set(['queued', 'claimed', 'sending']);

interface ToldCustomersProps {
  session: Session;
  calledOff: NonNullable<Session['calledOff']>;
}

/** The host's own customers who had a seat, and how far the mail to each of them got. */
export function ToldCustomers({ session, calledOff }: ToldCustomersProps) {
  const { at, replacement } = calledOff;
  const isBeingWritten = useNow().getTime() - at.getTime() < BEING_WRITTEN_MS;
  const { data: arrived } = useQuery({
    ...participantsQuery({ id: replacement ?? '', advisor: session.advisor }),
    enabled: replacement !== null,
  });
  const moved = new Set(arrived?.map(bookingOf));
  const { data, error, isFetching, refetch } = useQuery({
    ...calledOffMailsQuery(session.advisor, session.id),
    refetchInterval: ({ state }) =>
      isBeingWritten || state.data?.some((mail) => PENDING.has(mail.state)) ? POLL_MS : false,
  });
  if (data === undefined) {
    return error && !isFetching ? (
      <FailureAlert error={error} title={texts.toldFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    );
  }
  if (data.length === 0) return null;
  return (
    <Card title={texts.told}>
      <Text color="fg.muted">{texts.toldText}</Text>
      <Stack as="ul" aria-label={texts.told} gap="2" mt="3" listStyleType="none">
        {data.map((mail) => (
          <Flex as="li" key={mail.id} justify="space-between" align="flex-start" gap="3">
            <Link asChild overflowWrap="anywhere">
              <RouterLink to={paths.customer(mail.customer)}>{nameOf(mail)}</RouterLink>
            </Link>
            {moved.has(bookingOf(mail)) ? (
              <Badge colorPalette="green">{texts.moved}</Badge>
            ) : mail.email === null ? (
              <Badge colorPalette="orange">{texts.noAddress}</Badge>
            ) : (
              <MailStateBadge state={mail.state} />
            )}
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}
