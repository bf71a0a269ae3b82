import type { PageSeminar } from '@wbd/domain/pages';
import { freeSeats, type Seats } from '@wbd/domain/seats';
import type { Seminar, Session } from '@wbd/domain/seminars';

/** A session that a visitor may still register for. */
export type EventSession = Pick<Session, 'time' | 'location'> & Seats;

/** A seminar with such sessions. */
export interface SeminarDates {
  seminar: Pick<Seminar, 'description' | 'duration' | 'online'>;
  sessions: readonly EventSession[];
}

interface Addresses {
  /** the page that tells about the seminar */
  page: string;
  /** where one registers */
  registration: string;
  image: string | null;
}

const SCHEMA = 'https://schema.org';

/** A seminar's sessions in the words of schema.org, from which search engines show the dates. */
export function seminarEvents(
  { title, advisorName }: Pick<PageSeminar, 'title' | 'advisorName'>,
  { seminar, sessions }: SeminarDates,
  { page, registration, image }: Addresses,
): object[] {
  return sessions.map((session) => ({
    '@context': SCHEMA,
    '@type': 'Event',
    name: title,
    description: seminar.description,
    startDate: session.time.toISOString(),
    endDate: new Date(session.time.getTime() + seminar.duration * 60_000).toISOString(),
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: `${SCHEMA}/${seminar.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: seminar.online
      ? { '@type': 'VirtualLocation', url: page }
      : { '@type': 'Place', name: session.location, address: session.location },
    ...(image !== null && { image: [image] }),
    ...(advisorName !== '' && { organizer: { '@type': 'Person', name: advisorName } }),
    inLanguage: 'de',
    isAccessibleForFree: true,
    maximumAttendeeCapacity: session.maxParticipants,
    remainingAttendeeCapacity: freeSeats(session),
    offers: {
      '@type': 'Offer',
      url: registration,
      price: 0,
      priceCurrency: 'EUR',
      availability: `${SCHEMA}/${freeSeats(session) === 0 ? 'SoldOut' : 'InStock'}`,
    },
  }));
}
