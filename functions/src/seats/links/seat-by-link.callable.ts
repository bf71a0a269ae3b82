import { definePublicCallable } from '../../core/callable.ts';
import { seatLooks } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { waitingListPorts } from '../waiting-list/waiting-list-ports.ts';
import { linkedSeats } from '../registrations/linked-seats.repository.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { seatByLink as look, type SeatByLinkPorts } from './seat-by-link.service.ts';

const ports: SeatByLinkPorts = {
  people: peopleRepository,
  linked: linkedSeats,
  lists: waitingListPorts.lists,
  looks: seatLooks,
  async details(registration) {
    // the calendar's time zones are large, and most functions do without
    const { seatDetails } = await import('./seat-details.ts');
    return seatDetails(registration);
  },
  now: () => new Date(),
};

export const seatByLink = definePublicCallable(
  'seatByLink',
  (input, { address }) => look(ports, input, address),
  { warm: false, secrets: linkSecrets, memory: '512MiB' },
);
