import type { AppointmentByLink } from '@wbd/domain/appointments';
import { Link as RouterLink } from '@wbd/router';
import { Button, copyLink, Flex, Heading, Link, Separator, Stack, Text, Unbroken } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { saveFile } from '@wbd/ui/save-file';
import { CalendarPlus, Link2, Video } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { placeWords } from '../shared/appointment-place.ts';
import { Facts } from '../shared/facts.tsx';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { dayAndSpan } from '../shared/times/time-words.ts';
import { CancelPart } from './cancel-part.tsx';
import { MovePart } from './move-part.tsx';
import { bookedTexts as texts } from './texts.de.ts';

/** The action that led to this page. */
export type Arrival = 'booked' | 'moved';

interface ComingAppointmentProps {
  token: string;
  appointment: AppointmentByLink;
  /** null on later visits */
  arrival: Arrival | null;
  onChanged: (what: 'moved' | 'cancelled') => void;
}

/** Time, place and advisor of an upcoming appointment, with its actions. */
export function ComingAppointment(props: ComingAppointmentProps) {
  const { token, appointment, arrival, onChanged } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, start, end, place, firstName, advisor, calendar, type } = appointment;
  useEffect(() => {
    // the submitted form has unmounted and lost the focus
    if (arrival !== null) heading.current?.focus();
  }, [arrival, start]);

  const when = dayAndSpan(new Date(start), new Date(end));
  return (
    <>
      <Stack gap="2">
        <Heading ref={heading} as="h1" size="2xl" tabIndex={-1} outline="none">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.intro(firstName)}</Text>
      </Stack>
      {arrival !== null && <Done arrival={arrival} hasMail={appointment.email !== null} />}
      <Facts>
        <dt>{texts.facts.what}</dt>
        <dd>{title}</dd>
        <dt>{texts.facts.who}</dt>
        <dd>
          {advisor.firstName} {advisor.lastName}
        </dd>
        <dt>{texts.facts.time}</dt>
        <dd>{when}</dd>
        <dt>{texts.facts.place}</dt>
        <dd>
          {placeWords(
            place.kind,
            place.kind === 'address' ? place.address : null,
            advisor.firstName,
          )}
        </dd>
      </Facts>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        {place.kind === 'online' && (
          <Button asChild>
            <a href={place.link} target="_blank" rel="noreferrer">
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
        {appointment.email === null && (
          <Button variant="outline" onClick={() => void copyLink(window.location.href)}>
            <Link2 aria-hidden />
            {texts.copy}
          </Button>
        )}
      </Flex>
      <Separator />
      {type === null ? (
        <FormAlert status="info">{texts.move.closed(advisor.firstName)}</FormAlert>
      ) : (
        <MovePart
          token={token}
          typeId={type}
          start={new Date(start)}
          onMoved={() => {
            onChanged('moved');
          }}
        />
      )}
      <Separator />
      <CancelPart
        token={token}
        title={title}
        when={when}
        firstName={advisor.firstName}
        onCancelled={() => {
          onChanged('cancelled');
        }}
      />
      <Link asChild textStyle="sm" alignSelf="flex-start">
        <RouterLink to={paths.advisor(advisor.code)}>{texts.advisor(advisor.firstName)}</RouterLink>
      </Link>
    </>
  );
}

function Done({ arrival, hasMail }: { arrival: Arrival; hasMail: boolean }) {
  const { booked, move } = texts;
  if (arrival === 'moved') {
    return (
      <FormAlert status="success" title={move.done}>
        {hasMail && (
          <Text>
            <Unbroken>{move.doneMail}</Unbroken>
          </Text>
        )}
      </FormAlert>
    );
  }
  return (
    <FormAlert status="success" title={booked.title}>
      <Text>
        <Unbroken>{hasMail ? booked.mail : booked.noMail}</Unbroken>
      </Text>
      {!hasMail && (
        <Link asChild>
          <RouterLink to={paths.ownDates}>{sharedTexts.ownDates}</RouterLink>
        </Link>
      )}
    </FormAlert>
  );
}
