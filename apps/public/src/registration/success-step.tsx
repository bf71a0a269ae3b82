import type { Advisor, Seminar, Session } from '@wbd/domain';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Center, Flex, Heading, Stack, Text } from '@wbd/ui';
import { CalendarPlus, Check, Mail } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Facts } from '../shared/facts.tsx';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import type { BookingRequest } from './flow.ts';
import { SeatActions } from './seat-actions.tsx';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.success;

export interface SuccessStepProps {
  request: BookingRequest;
  seatToken: string | null;
  seminar: Seminar;
  session: Session | undefined;
  advisor: Advisor;
  onAnother: () => void;
}

/** What was booked, and what happens now. */
export function SuccessStep(props: SuccessStepProps) {
  const { request, seatToken, seminar, session, advisor, onAnother } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isSelf = request.who === 'self';

  useEffect(() => {
    // the form is gone, and with it the focus
    heading.current?.focus();
  }, []);

  return (
    <Stack gap="6">
      <Center boxSize="14" borderRadius="full" bg="green.subtle" color="green.fg" aria-hidden>
        <Check size={28} />
      </Center>
      <Heading ref={heading} as="h2" size="3xl" tabIndex={-1} outline="none">
        {isSelf ? texts.title : texts.customerTitle(request.name)}
      </Heading>
      <Facts>
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
        <Next icon={<Mail size={20} />}>
          {isSelf ? texts.mail(request.email) : texts.customerMail}
        </Next>
        <Next icon={<CalendarPlus size={20} />}>
          {isSelf ? texts.calendar : texts.customerCalendar}
        </Next>
      </Stack>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap">
        {seatToken !== null && <SeatActions token={seatToken} />}
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

function Next({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Flex gap="3">
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0" aria-hidden>
        {icon}
      </Box>
      <Text>{children}</Text>
    </Flex>
  );
}
