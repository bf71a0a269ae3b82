import { participantsQuery, type Participant } from '@wbd/data/registrations';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { hasBegun, isPastDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, EmptyState, ErrorState, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { Printer, Tablet, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useNow } from '../shared/use-now.ts';
import { AttendanceStatistics } from './attendance-statistics.tsx';
import { GuestsOfColleagues } from './guests-of-colleagues.tsx';
import { ParticipantList } from './participant-list.tsx';
import { ParticipantSheet } from './participant-sheet.tsx';
import { RemoveParticipant } from './remove-participant.tsx';
import { participantsTexts as texts } from './texts.de.ts';
import { Unreached } from './unreached.tsx';
import { WaitingList } from './waiting-list.tsx';

export interface SessionParticipantsProps {
  session: Session;
  seminar: Seminar;
}

/** The participants of a session: removed until its day is over, recorded as present once it has begun. */
export function SessionParticipants({ session, seminar }: SessionParticipantsProps) {
  const now = useNow();
  const isPast = isPastDay(session, now);
  const begun = hasBegun(session, now);
  const { data, isError, isFetching, refetch } = useQuery(participantsQuery(session));
  const [removing, setRemoving] = useState<Participant | null>(null);

  return (
    <PortalPage
      title={seminar.title}
      documentTitle={texts.documentTitle(seminar.title)}
      intro={`${sharedTexts.when(session)} · ${session.location}`}
      back={{ to: paths.list, label: sharedTexts.allSeminars }}
      help={paths.help}
      actions={
        <>
          {data !== undefined && data.length > 0 && (
            <Button
              variant="surface"
              colorPalette="gray"
              px={{ base: '4', md: '5' }}
              onClick={() => {
                window.print();
              }}
            >
              <Printer aria-hidden />
              {texts.print}
            </Button>
          )}
          {!begun && !session.hidden && (
            <Button asChild variant="surface" colorPalette="gray" px={{ base: '4', md: '5' }}>
              <Link to={paths.kiosk(seminar.id, session.id)}>
                <Tablet aria-hidden />
                {texts.kiosk}
              </Link>
            </Button>
          )}
          {!isPast && !session.hidden && (
            <Button asChild px={{ base: '4', md: '5' }}>
              <Link to={paths.invite(session.id)}>
                <UserPlus aria-hidden />
                {texts.invite}
              </Link>
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Stack gap={{ base: '5', md: '6' }}>
          {isPast && <FormAlert status="info">{texts.past}</FormAlert>}
          {begun && data.length > 0 && <AttendanceStatistics participants={data} />}
          {!begun && data.length > 0 && (
            <Text color="fg.muted">{texts.places(data.length, session.maxParticipants)}</Text>
          )}
          <Unreached session={session} participants={data} />
          {data.length === 0 ? (
            <EmptyState
              icon={<Users size={26} />}
              title={texts.emptyTitle}
              text={isPast ? texts.emptyPast : texts.empty}
            />
          ) : (
            <ParticipantList
              session={session}
              participants={data}
              recordsAttendance={begun}
              onRemove={isPast ? undefined : setRemoving}
            />
          )}
        </Stack>
      ) : isError ? (
        <ErrorState
          title={texts.failed}
          text={texts.failedText}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows />
      )}
      {data && <GuestsOfColleagues session={session} participants={data} canRemove={!isPast} />}
      {!begun && session.waitingCount + session.heldSeats > 0 && (
        <WaitingList sessionId={session.id} />
      )}
      {data !== undefined && data.length > 0 && (
        <ParticipantSheet session={session} seminar={seminar} participants={data} />
      )}
      {removing && (
        <RemoveParticipant
          session={session}
          participant={removing}
          onClose={() => {
            setRemoving(null);
          }}
        />
      )}
    </PortalPage>
  );
}
