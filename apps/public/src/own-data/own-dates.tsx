import type { PersonalData } from '@wbd/domain/own-data';
import { formatDateTime } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Heading, Link, Stack, Text, VisuallyHidden } from '@wbd/ui';
import type { ReactNode } from 'react';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import { bookingsOf, comingAppointments, type Booking } from './bookings.ts';
import { Appointments } from './own-data-sections.tsx';
import { OwnPanel } from './own-panel.tsx';
import { RevokePart } from './revoke-part.tsx';
import { ownDataTexts } from './texts.de.ts';

const texts = ownDataTexts.dates;

interface OwnDatesProps {
  data: PersonalData;
  busy: boolean;
  /** the error of a failed withdrawal */
  alert: ReactNode;
  /** withdraws the request for a call */
  onRevoke: (requestId: string) => Promise<void>;
}

/** A person's seats, waiting places, appointments and requests for a call with their actions, and past seminars. */
export function OwnDates({ data, busy, alert, onRevoke }: OwnDatesProps) {
  const { upcoming, waiting, past } = bookingsOf(data);
  const appointments = comingAppointments(data);
  return (
    <OwnPanel title={ownDataTexts.titles.dates} intro={texts.intro} data={data}>
      {appointments.length > 0 && (
        <Bookings
          title={texts.appointments}
          bookings={appointments}
          open={texts.openAppointment}
          pathOf={paths.booked}
        />
      )}
      {(upcoming.length > 0 || appointments.length === 0) && (
        <Bookings title={texts.upcoming} none={texts.none} bookings={upcoming} open={texts.open} />
      )}
      {data.calledOff.length > 0 && (
        <Bookings
          title={texts.calledOff}
          bookings={data.calledOff}
          open={texts.openCalledOff}
          about={({ replacement }) =>
            replacement === null
              ? texts.noReplacement
              : texts.replacement(sessionTime({ time: new Date(replacement) }))
          }
        />
      )}
      {waiting.length > 0 && (
        <Bookings
          title={texts.waiting}
          bookings={waiting}
          open={texts.openWaiting}
          about={({ ahead, offerUntil }) => {
            if (offerUntil !== null) return texts.offered(formatDateTime(new Date(offerUntil)));
            return ahead === null ? null : texts.ahead(ahead);
          }}
        />
      )}
      {data.appointments.length > 0 && (
        <Appointments
          appointments={data.appointments}
          action={({ id, advisor, hasCalendar, done }) =>
            !done && (
              <RevokePart {...{ advisor, hasCalendar, busy }} onRevoke={() => onRevoke(id)} />
            )
          }
        />
      )}
      {alert}
      {past.length > 0 && (
        <Bookings
          title={texts.past}
          bookings={past}
          about={({ attended }) => {
            const { attended: came, missed } = ownDataTexts.registrations;
            if (attended === null) return null;
            return attended ? came : missed;
          }}
        />
      )}
    </OwnPanel>
  );
}

interface BookingsProps<Entry extends Booking> {
  title: string;
  none?: string;
  bookings: readonly Entry[];
  /** what the button of a booking that can be changed says */
  open?: string;
  /** the target of the button; defaults to the seat's page */
  pathOf?: (link: string) => string;
  about?: (booking: Entry) => ReactNode;
}

function Bookings<Entry extends Booking>({
  title,
  none,
  bookings,
  open,
  pathOf = paths.seat,
  about,
}: BookingsProps<Entry>) {
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {bookings.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <Stack as="ul" aria-label={title} listStyleType="none" gap="3">
          {bookings.map((booking) => {
            const { seminar, time, location, advisor, link } = booking;
            const name = seminar ?? ownDataTexts.registrations.gone;
            const when = sessionTime({ time: new Date(time) });
            return (
              <Box as="li" key={`${time} ${name}`} borderWidth="1px" borderRadius="lg" p="4">
                <Text fontWeight="semibold">{when}</Text>
                <Text overflowWrap="anywhere">{name}</Text>
                <Text color="fg.muted" overflowWrap="anywhere">
                  {location}
                </Text>
                {advisor && (
                  <Text color="fg.muted" overflowWrap="anywhere">
                    {texts.through}{' '}
                    <Link asChild>
                      <RouterLink to={paths.advisor(advisor.code)}>{advisor.name}</RouterLink>
                    </Link>
                  </Text>
                )}
                {about && <Text color="fg.muted">{about(booking)}</Text>}
                {link !== null && open !== undefined && (
                  <Button asChild variant="outline" mt="3">
                    <RouterLink to={pathOf(link)}>
                      {open}
                      <VisuallyHidden>{texts.openOf(name, when)}</VisuallyHidden>
                    </RouterLink>
                  </Button>
                )}
              </Box>
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}
