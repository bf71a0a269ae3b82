import type { Participant } from '@wbd/data/registrations';
import { isOfferedTo, type Seminar, type Session } from '@wbd/domain/seminars';
import { hasBegun, isPastDay } from '@wbd/domain/time';
import { Link, useNavigate } from '@wbd/router';
import { Button } from '@wbd/ui';
import { ActionMenu, type Action } from '@wbd/ui/menu';
import { saveFile } from '@wbd/ui/save-file';
import { CalendarOff, Download, Mail, Printer, Tablet, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { CallOffSession } from './calling-off/call-off-session.tsx';
import { WriteMessage } from './messages/write-message.tsx';
import { participantsCsv } from './participants-csv.ts';
import { participantsTexts as texts } from './texts.de.ts';

export interface SessionActionsProps {
  session: Session;
  seminar: Seminar;
  /** undefined while they are being read */
  participants: readonly Participant[] | undefined;
  now: Date;
  /** @param toCall people whom no mail reaches: their numbers go with their seats */
  onCalledOff: (toCall: readonly Participant[]) => void;
}

/** What can be done with a session as a whole. */
export function SessionActions(props: SessionActionsProps) {
  const { session, seminar, participants, now, onCalledOff } = props;
  const [open, setOpen] = useState<'call-off' | 'message' | null>(null);
  const navigate = useNavigate();
  const begun = hasBegun(session, now);
  const isPast = isPastDay(session, now);
  const people = participants ?? [];
  const isReachable = !isPast && people.some(({ email }) => email !== null);
  const close = () => {
    setOpen(null);
  };
  const kiosk: Action = {
    id: 'kiosk',
    label: texts.kiosk,
    icon: <Tablet aria-hidden />,
    onSelect: () => void navigate(paths.kiosk(seminar.id, session.id)),
  };
  const listActions: Action[] = [
    {
      id: 'print',
      label: texts.print,
      icon: <Printer aria-hidden />,
      onSelect: () => {
        window.print();
      },
    },
    {
      id: 'export',
      label: texts.export,
      icon: <Download aria-hidden />,
      onSelect: () => {
        saveFile(participantsCsv(session, people));
      },
    },
  ];
  const callOff: Action = {
    id: 'call-off',
    label: texts.callOff.action,
    icon: <CalendarOff aria-hidden />,
    destructive: true,
    onSelect: () => {
      setOpen('call-off');
    },
  };
  const more = [
    ...(!begun && isOfferedTo('host', session, now) ? [kiosk] : []),
    ...(people.length > 0 ? listActions : []),
    ...(participants !== undefined && !begun ? [callOff] : []),
  ];
  return (
    <>
      {isReachable && (
        <Button
          variant="surface"
          colorPalette="gray"
          px={{ base: '4', md: '5' }}
          onClick={() => {
            setOpen('message');
          }}
        >
          <Mail aria-hidden />
          {texts.messages.action}
        </Button>
      )}
      {isOfferedTo('host', session, now) && (
        <Button asChild px={{ base: '4', md: '5' }}>
          <Link to={paths.invite(session.id)}>
            <UserPlus aria-hidden />
            {texts.invite}
          </Link>
        </Button>
      )}
      {more.length > 0 && <ActionMenu label={texts.moreActions} actions={more} />}
      {open === 'call-off' && (
        <CallOffSession
          session={session}
          seminar={seminar}
          participants={people}
          onCalledOff={onCalledOff}
          onClose={close}
        />
      )}
      {open === 'message' && (
        <WriteMessage sessionId={session.id} participants={people} onClose={close} />
      )}
    </>
  );
}
