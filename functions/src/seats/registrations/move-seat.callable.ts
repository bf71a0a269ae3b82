import { definePublicCallable } from '../../core/callable.ts';
import { bookingChanges, linkUses, personChanges } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { usedByLink } from './used-by-link.ts';
import { linkedSeats } from './linked-seats.repository.ts';
import { moveSeat as move } from './move-seat.service.ts';
import { movingSeatsRepository } from './moving-seats.repository.ts';
import { peopleRepository } from './people.repository.ts';
import { seatPorts } from './seat-ports.ts';

const ports = {
  ...seatPorts,
  people: peopleRepository,
  linked: linkedSeats,
  changes: bookingChanges,
  personChanges,
  movingSeats: movingSeatsRepository({ guarded: true }),
};

export const moveSeat = definePublicCallable(
  'moveSeat',
  usedByLink(linkUses, (input) => move(ports, input)),
  {
    warm: false,
    secrets: linkSecrets,
  },
);
