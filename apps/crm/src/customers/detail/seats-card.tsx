import { customerSeatsQuery } from '@wbd/data/registrations';
import { sessionQuery } from '@wbd/data/sessions';
import type { Registration, Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Badge, Box, Flex, Link, Skeleton, Text } from '@wbd/ui';
import { ListCard } from './list-card.tsx';
import { seatState, type SeatState } from './seat-state.ts';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.seats;

export interface SeatsCardProps {
  advisorId: string;
  customerId: string;
}

/** The seminars a customer registered for, and whether they came. */
export function SeatsCard({ advisorId, customerId }: SeatsCardProps) {
  const seats = useQuery(customerSeatsQuery(advisorId, customerId));
  return (
    <ListCard
      query={seats}
      label={texts.title}
      failed={texts.failed}
      empty={texts.empty}
      keyOf={({ session }) => session}
    >
      {(seat) => <Seat seat={seat} advisorId={advisorId} />}
    </ListCard>
  );
}

function Seat({ seat, advisorId }: { seat: Registration; advisorId: string }) {
  const found = useQuery(sessionQuery(seat.session));
  if (found.data === undefined && !found.isError) return <Skeleton h="12" />;
  const { registeredAt, invitedBy } = seat;
  const since =
    invitedBy === null ? texts.registered(registeredAt) : texts.invited(registeredAt, invitedBy);
  if (!found.data) {
    return (
      <Box>
        <Text color="fg.muted">{texts.gone}</Text>
        <Text textStyle="sm" color="fg.muted">
          {since}
        </Text>
      </Box>
    );
  }
  const { session, seminar } = found.data;
  return (
    <Flex justify="space-between" align="flex-start" gap="3">
      <Box minW="0">
        {session.advisor === advisorId ? (
          <Link asChild overflowWrap="anywhere">
            <RouterLink to={`/intern/veranstaltungen/view/${encodeURIComponent(session.id)}`}>
              {seminar.title}
            </RouterLink>
          </Link>
        ) : (
          <Text overflowWrap="anywhere">{seminar.title}</Text>
        )}
        <Text textStyle="sm">{formatDateTime(session.time)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {since}
        </Text>
      </Box>
      <Attendance seat={seat} session={session} />
    </Flex>
  );
}

const COLORS: Readonly<Record<SeatState, string>> = {
  calledOff: 'red',
  coming: 'brand',
  open: 'gray',
  came: 'green',
  stayedAway: 'red',
};

function Attendance({ seat, session }: { seat: Registration; session: Session }) {
  const state = seatState(seat, session, new Date());
  return <Badge colorPalette={COLORS[state]}>{texts.attendance[state]}</Badge>;
}
