import type { Advisor } from '@wbd/domain/advisors';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Center, Flex, Heading, Stack, Text, Unbroken } from '@wbd/ui';
import { CalendarPlus, Check, Hourglass, Mail, MailX } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Facts } from '../shared/facts.tsx';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import type { BookingRequest, Place } from './flow.ts';
import { SeatActions } from './seat-actions.tsx';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.success;
const waitingTexts = registrationTexts.waiting;

export interface SuccessStepProps {
  request: BookingRequest;
  place: Place;
  seatToken: string | null;
  isMailed: boolean;
  seminar: Seminar;
  session: Session | undefined;
  advisor: Advisor;
  onAnother: () => void;
}

/** What was booked, and what happens now. */
export function SuccessStep(props: SuccessStepProps) {
  const { request, place, seatToken, isMailed, seminar, session, advisor, onAnother } = props;
  const waits = place === 'waiting';
  const step = useRef<HTMLDivElement>(null);
  const id = useId();
  const title = `${id}-title`;
  const facts = `${id}-facts`;
  const isSelf = request.who === 'self';

  useLayoutEffect(() => {
    // the step before is gone, and with it the focus
    step.current?.focus();
  }, []);

  return (
    // named by its heading: Orca moves to the heading by itself, and would then not announce the focus there
    <Stack
      ref={step}
      role="group"
      aria-labelledby={title}
      aria-describedby={facts}
      tabIndex={-1}
      outline="none"
      gap="6"
    >
      <Center boxSize="14" borderRadius="full" bg="green.subtle" color="green.fg" aria-hidden>
        {waits ? <Hourglass size={28} /> : <Check size={28} />}
      </Center>
      <Heading id={title} as="h2" size="3xl">
        {titleOf(request, place)}
      </Heading>
      <Facts id={facts}>
        <dt>{texts.seminar}</dt>
        <dd>{seminar.title}</dd>
        {session && (
          <>
            <dt>{texts.time}</dt>
            <dd>{sessionTime(session)}</dd>
            <dt>{texts.place}</dt>
            <dd>{session.location}</dd>
          </>
        )}
      </Facts>
      <Stack gap="3">
        {isMailed ? (
          <Next icon={<Mail size={20} />}>
            {isSelf ? texts.mail(request.email) : texts.customerMail}
          </Next>
        ) : (
          <Next icon={<MailX size={20} />}>{noMail(request, place)}</Next>
        )}
        {waits ? (
          <Next icon={<Hourglass size={20} />}>{waitingTexts.next}</Next>
        ) : isMailed ? (
          <Next icon={<CalendarPlus size={20} />}>
            {isSelf ? texts.calendar : texts.customerCalendar}
          </Next>
        ) : null}
      </Stack>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        {seatToken !== null && !waits && <SeatActions token={seatToken} />}
        {seatToken !== null && waits && (
          <Button asChild variant="outline">
            <RouterLink to={paths.seat(seatToken)}>{waitingTexts.manage}</RouterLink>
          </Button>
        )}
        {!isSelf && <Button onClick={onAnother}>{texts.another}</Button>}
        <Button asChild variant="surface">
          <RouterLink to={paths.advisor(advisor.code)}>
            {texts.toAdvisor(advisor.firstName)}
          </RouterLink>
        </Button>
      </Flex>
    </Stack>
  );
}

function titleOf(request: BookingRequest, place: Place): string {
  if (request.who === 'customer') return texts.customerTitle(request.name);
  return place === 'waiting' ? waitingTexts.title : texts.title;
}

/** Why no mail comes, and how the person gets at their seat all the same. */
function noMail(request: BookingRequest, place: Place): string {
  if (request.who === 'customer') {
    return request.hasEmail ? texts.customerNoMail : texts.customerNoAddress;
  }
  return place === 'waiting' ? waitingTexts.noMail(request.email) : texts.noMail(request.email);
}

function Next({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Flex gap="3">
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0" aria-hidden>
        {icon}
      </Box>
      <Text minW="0" overflowWrap="anywhere">
        <Unbroken>{children}</Unbroken>
      </Text>
    </Flex>
  );
}
