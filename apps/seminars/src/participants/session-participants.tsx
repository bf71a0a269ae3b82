import { participantsQuery, type Participant } from '@wbd/data/registrations';
import { ADMISSION_PARAM } from '@wbd/domain/seats';
import { hasAdmission, sessionState, type Seminar, type Session } from '@wbd/domain/seminars';
import { hasBegun, isPastDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Button, EmptyState, ErrorState, Flex, Stack, Text } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import { FormAlert } from '@wbd/ui/form';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useNow } from '../shared/use-now.ts';
import { AllCame } from './all-came.tsx';
import { AttendanceStatistics } from './attendance-statistics.tsx';
import { CalledOff } from './calling-off/called-off.tsx';
import { GuestsOfColleagues } from './guests-of-colleagues.tsx';
import { SentMessages } from './messages/sent-messages.tsx';
import { ParticipantList } from './participant-list.tsx';
import { ParticipantSheet } from './participant-sheet.tsx';
import { RemoveParticipant } from './remove-participant.tsx';
import { SessionActions } from './session-actions.tsx';
import { participantsTexts as texts } from './texts.de.ts';
import { Unreached } from './unreached.tsx';
import { UnsavedAnswers } from './unsaved-answers.tsx';
import { WaitingList } from './waiting-list.tsx';

export interface SessionParticipantsProps {
  session: Session;
  seminar: Seminar;
}

/** A session of the advisor's own: its participants, their attendance, and the actions that concern it as a whole. */
export function SessionParticipants({ session, seminar }: SessionParticipantsProps) {
  const now = useNow();
  const { data, isError, isFetching, refetch } = useQuery(participantsQuery(session));
  const isOpen = sessionState(session, now) !== 'called-off';
  const [toCall, setToCall] = useState<readonly Participant[]>([]);

  return (
    <PortalPage
      title={seminar.title}
      documentTitle={texts.documentTitle(seminar.title)}
      intro={`${sharedTexts.when(session)} · ${session.location}`}
      back={{ to: paths.list, label: sharedTexts.allSeminars }}
      help={paths.help}
      actions={
        isOpen && (
          <SessionActions
            session={session}
            seminar={seminar}
            participants={data}
            now={now}
            onCalledOff={setToCall}
          />
        )
      }
    >
      {session.calledOff && (
        <CalledOff session={session} calledOff={session.calledOff} toCall={toCall} />
      )}
      {isOpen &&
        (data ? (
          <OpenSession session={session} seminar={seminar} participants={data} now={now} />
        ) : isError ? (
          <ErrorState
            title={texts.failed}
            text={texts.failedText}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows />
        ))}
      <SentMessages advisor={session.advisor} sessionId={session.id} />
    </PortalPage>
  );
}

interface OpenSessionProps extends SessionParticipantsProps {
  participants: readonly Participant[];
  now: Date;
}

/** The participants: removed until the day is over, recorded as present once people arrive. */
function OpenSession({ session, seminar, participants, now }: OpenSessionProps) {
  const isPast = isPastDay(session, now);
  const begun = hasBegun(session, now);
  const admits = hasAdmission(session, now);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const isEmpty = participants.length === 0;
  return (
    <>
      <Stack gap={{ base: '5', md: '6' }}>
        {isPast && <FormAlert status="info">{texts.past}</FormAlert>}
        {admits && !isEmpty && (
          <Stack gap="3">
            <UnsavedAnswers session={session} />
            <AttendanceStatistics participants={participants} />
            <AllCame session={session} participants={participants} />
          </Stack>
        )}
        {!begun && !isEmpty && (
          <Text color="fg.muted">{texts.places(participants.length, session.maxParticipants)}</Text>
        )}
        <Unreached session={session} participants={participants} />
        {isEmpty ? (
          <EmptyState
            icon={<Users size={26} />}
            title={texts.emptyTitle}
            text={isPast ? texts.emptyPast : texts.empty}
          />
        ) : (
          <ScannedOrAll participants={participants}>
            {(shown) => (
              <ParticipantList
                session={session}
                participants={shown}
                recordsAttendance={admits}
                onRemove={isPast ? undefined : setRemoving}
              />
            )}
          </ScannedOrAll>
        )}
      </Stack>
      <GuestsOfColleagues session={session} participants={participants} canRemove={!isPast} />
      {!begun && session.waitingCount + session.heldSeats > 0 && (
        <WaitingList sessionId={session.id} />
      )}
      {!isEmpty && (
        <ParticipantSheet session={session} seminar={seminar} participants={participants} />
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
    </>
  );
}

interface ScannedOrAllProps {
  participants: readonly Participant[];
  children: (shown: readonly Participant[]) => ReactNode;
}

/** All participants, or the one whose code was scanned at the entrance. */
function ScannedOrAll({ participants, children }: ScannedOrAllProps) {
  const [person, setPerson] = useAddressParam(ADMISSION_PARAM);
  if (person === '') return children(participants);
  const found = participants.filter(({ customer }) => customer === person);
  return (
    <Stack gap="4">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Text role="status">{found.length === 0 ? texts.notHere : texts.onlyOne}</Text>
        <Button
          variant="surface"
          colorPalette="gray"
          onClick={() => {
            setPerson('');
          }}
        >
          {texts.showAll}
        </Button>
      </Flex>
      {found.length > 0 && children(found)}
    </Stack>
  );
}
