import { retryPorts } from '../../core/optimistic-retry.ts';
import { seatsRepository } from './seats.repository.ts';
import { takenSeatsRepository } from './taken-seats.repository.ts';

/** What seats are taken and freed with. */
export const seatPorts = {
  ...retryPorts,
  seats: seatsRepository({ guarded: true }),
  takenSeats: takenSeatsRepository({ guarded: true }),
  now: () => new Date(),
};
