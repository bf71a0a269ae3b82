import { peopleRepository } from '../registrations/people.repository.ts';
import { seatPorts } from '../registrations/seat-ports.ts';
import { waitingListsRepository } from './waiting-lists.repository.ts';

/** What waiting lists are settled with; the queue is the one of the seats. */
export const waitingListPorts = {
  ...seatPorts,
  people: peopleRepository,
  lists: waitingListsRepository({ guarded: true }),
};
