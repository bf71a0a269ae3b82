import type { PersonalData } from '@wbd/domain/own-data';
import { placeWords } from '../shared/appointment-place.ts';

type Seat = PersonalData['registrations'][number];
type Place = PersonalData['waitingLists'][number];
type Dated<Entry> = Entry & { time: string };

/** The fields that seats, waiting places and appointments have in common here. */
export type Booking = Dated<Pick<Seat, 'seminar' | 'location' | 'advisor' | 'link'>>;

export interface Bookings {
  /** the next one first */
  upcoming: Dated<Seat>[];
  waiting: Dated<Place>[];
  /** the last one first */
  past: Dated<Seat>[];
}

/** A person's seats and waiting places as they look for them. Those of sessions that were deleted have no date to stand under. */
export function bookingsOf({
  registrations,
  waitingLists,
}: Pick<PersonalData, 'registrations' | 'waitingLists'>): Bookings {
  const seats = registrations.filter(isDated).toSorted(byTime);
  return {
    upcoming: seats.filter(isOpen),
    waiting: waitingLists.filter(isDated).filter(isOpen).toSorted(byTime),
    past: seats.filter((seat) => !isOpen(seat)).toReversed(),
  };
}

/** Appointments that can still be moved or cancelled, the next one first. */
export function comingAppointments({
  bookedAppointments,
}: Pick<PersonalData, 'bookedAppointments'>): Booking[] {
  return bookedAppointments
    .filter(isOpen)
    .map(({ advisor, title, start, place, link }) => ({
      seminar: title,
      time: start,
      location: placeWords(
        place.kind,
        place.kind === 'address' ? place.address : null,
        advisor?.name ?? null,
      ),
      advisor,
      link,
    }))
    .toSorted(byTime);
}

function isDated<Entry extends { time: string | null }>(entry: Entry): entry is Dated<Entry> {
  return entry.time !== null;
}

const isOpen = ({ link }: { link: string | null }) => link !== null;
const byTime = (one: { time: string }, other: { time: string }) =>
  one.time.localeCompare(other.time);
