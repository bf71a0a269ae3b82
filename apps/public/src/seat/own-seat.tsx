import { moveSeatMutation } from '@wbd/data/seats';
import { admissionPath, type SeatByLinkOutput } from '@wbd/domain/seats';
import { useMutation } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, Flex, Heading, Link, Separator, Stack, Text, Unbroken } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { QrCode } from '@wbd/ui/qr-code';
import { saveFile } from '@wbd/ui/save-file';
import { CalendarPlus, Video } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Facts } from '../shared/facts.tsx';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import { WebCalendars } from '../shared/web-calendars.tsx';
import { CancelPart } from './cancel-part.tsx';
import { MovePart } from './move-part.tsx';
import { seatTexts as texts } from './texts.de.ts';

/** What the person has just done to have this seat. */
export type Arrival = 'moved' | 'accepted';

interface OwnSeatProps {
  token: string;
  seat: SeatByLinkOutput;
  /** how the person has just come to it; null when they had it before */
  arrival: Arrival | null;
  onCancelled: () => void;
  /** @param token of the new seat */
  onMoved: (token: string) => void;
}

/** When and where, and what the person can do about it. */
export function OwnSeat({ token, seat, arrival, onCancelled, onMoved }: OwnSeatProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const move = useMutation(moveSeatMutation());
  const { firstName, seminar, session, duration, meetingLink, access, calendar, isOpen } = seat;
  const { customer, superseded } = seat;
  useEffect(() => {
    // the form that was sent is gone, and with it the focus
    if (arrival !== null) heading.current?.focus();
  }, [arrival]);

  const time = sessionTime({ time: new Date(session.time) });
  return (
    <>
      <Stack gap="2">
        <Heading ref={heading} as="h1" size="2xl" tabIndex={-1} outline="none">
          {texts.title}
        </Heading>
        {firstName !== null && <Text color="fg.muted">{texts.intro(firstName)}</Text>}
      </Stack>
      {arrival !== null && (
        <FormAlert
          status="success"
          title={arrival === 'moved' ? texts.move.done : texts.offer.accepted}
        >
          <Text>
            <Unbroken>
              {arrival === 'moved' ? texts.move.doneText : texts.offer.acceptedText}
            </Unbroken>
          </Text>
        </FormAlert>
      )}
      {superseded && (
        <FormAlert status="info" title={texts.superseded.title}>
          <Text>
            <Unbroken>{texts.superseded.text}</Unbroken>
          </Text>
        </FormAlert>
      )}
      <Facts>
        <dt>{texts.facts.seminar}</dt>
        <dd>{seminar.title}</dd>
        <dt>{texts.facts.time}</dt>
        <dd>
          {time}
          <Text as="span" display="block" fontWeight="normal" color="fg.muted">
            {texts.duration(duration)}
          </Text>
        </dd>
        <dt>{texts.facts.place}</dt>
        <dd>{session.location}</dd>
        {access !== null && (
          <>
            <dt>{texts.facts.access}</dt>
            <dd>{access}</dd>
          </>
        )}
      </Facts>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        {meetingLink !== null && (
          <Button asChild>
            <a href={meetingLink} target="_blank" rel="noreferrer">
              <Video aria-hidden />
              {texts.join}
            </a>
          </Button>
        )}
        {calendar && (
          <Button
            variant="outline"
            onClick={() => {
              saveFile({ ...calendar, type: 'text/calendar' });
            }}
          >
            <CalendarPlus aria-hidden />
            {texts.calendar}
          </Button>
        )}
      </Flex>
      {calendar && <WebCalendars token={token} seat={seat} />}
      {customer !== null && !seminar.online && (
        <Stack gap="3">
          <Stack gap="1">
            <Heading as="h2" size="lg">
              {texts.admission.title}
            </Heading>
            <Text color="fg.muted">{texts.admission.text}</Text>
          </Stack>
          <QrCode
            value={new URL(admissionPath(session.id, customer), location.origin).href}
            label={texts.admission.label}
          />
        </Stack>
      )}
      {isOpen ? (
        <>
          <Separator />
          <MovePart
            words={texts.move}
            others={seat.others}
            onMove={async (sessionId) => {
              onMoved((await move.mutateAsync({ token, sessionId })).token);
            }}
          />
          <Separator />
          <CancelPart token={token} title={seminar.title} time={time} onCancelled={onCancelled} />
        </>
      ) : (
        !superseded && <FormAlert status="info">{texts.begun}</FormAlert>
      )}
      <Link asChild alignSelf="flex-start" textStyle="sm">
        <RouterLink to={paths.ownData}>{texts.ownData}</RouterLink>
      </Link>
    </>
  );
}
