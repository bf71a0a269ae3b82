import { nextOwnSessionsQuery } from '@wbd/data/sessions';
import { freeSeats } from '@wbd/domain/seats';
import type { Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Flex, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.sessions;
const SHOWN = 3;

/** The next dates of the advisor's own seminars, and how many have registered. */
export function SessionsCard({ uid }: { uid: string }) {
  const sessions = useQuery(nextOwnSessionsQuery(uid, SHOWN));
  return (
    <Card title={texts.title}>
      {sessions.data ? (
        <Stack gap="4">
          {sessions.data.length === 0 ? (
            <Text color="fg.muted">{texts.none}</Text>
          ) : (
            <Stack as="ul" listStyleType="none" gap="3">
              {sessions.data.map(({ session, title }) => (
                <SessionRow key={session.id} session={session} title={title} />
              ))}
            </Stack>
          )}
          <Link asChild alignSelf="flex-start">
            <RouterLink to="/intern/veranstaltungen">{texts.all}</RouterLink>
          </Link>
        </Stack>
      ) : sessions.isError && !sessions.isFetching ? (
        <FailureAlert
          error={sessions.error}
          title={texts.failed}
          onRetry={() => void sessions.refetch()}
        />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}

function SessionRow({ session, title }: { session: Session; title: string }) {
  const { id, time, registrationCount, maxParticipants } = session;
  const waiting = session.waitingCount + session.heldSeats;
  return (
    <li>
      <Link asChild fontWeight="medium" overflowWrap="anywhere">
        <RouterLink to={`/intern/veranstaltungen/view/${encodeURIComponent(id)}`}>
          {title}
        </RouterLink>
      </Link>
      <Flex justify="space-between" columnGap="3" wrap="wrap" textStyle="sm" color="fg.muted">
        <span>{formatDateTime(time)}</span>
        <span>
          {freeSeats(session) > 0 ? texts.seats(registrationCount, maxParticipants) : texts.full}
          {waiting > 0 && texts.waiting(waiting)}
        </span>
      </Flex>
    </li>
  );
}
