import { calendarLinks, calendarTexts, seatLink, type SeatByLinkOutput } from '@wbd/domain/seats';
import { Box, Flex, Link, VisuallyHidden } from '@wbd/ui';
import { webCalendarsTexts as texts } from './web-calendars.texts.de.ts';

const CALENDARS = ['google', 'outlook', 'microsoft365'] as const;

export interface WebCalendarsProps {
  token: string;
  seat: Pick<
    SeatByLinkOutput,
    'seminar' | 'session' | 'duration' | 'advisor' | 'meetingLink' | 'access'
  >;
}

/** Links that put a seat into a calendar on the web. */
export function WebCalendars({ token, seat }: WebCalendarsProps) {
  const { seminar, session, duration, advisor, meetingLink, access } = seat;
  const lines = [
    advisor && `${advisor.firstName} ${advisor.lastName}`,
    meetingLink ?? access,
    calendarTexts.manage(seatLink(location.origin, token)),
  ];
  const links = calendarLinks({
    title: seminar.title,
    start: new Date(session.time),
    duration,
    location: session.location,
    description: lines.filter((line) => line !== null).join('\n\n'),
  });
  return (
    <Flex as="ul" aria-label={texts.list} gap="4" wrap="wrap" listStyleType="none">
      {CALENDARS.map((calendar) => (
        <Box as="li" key={calendar}>
          <Link
            href={links[calendar]}
            target="_blank"
            rel="noreferrer"
            display="inline-flex"
            alignItems="center"
            minH="11"
          >
            {texts[calendar]}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
          </Link>
        </Box>
      ))}
    </Flex>
  );
}
