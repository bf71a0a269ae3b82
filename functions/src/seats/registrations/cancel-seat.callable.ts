import { definePublicCallable } from '../../core/callable.ts';
import { bookingChanges, linkUses, personChanges } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { usedByLink } from './used-by-link.ts';
import { cancelSeat as cancel } from './cancel-seat.service.ts';
import { linkedSeats } from './linked-seats.repository.ts';
import { peopleRepository } from './people.repository.ts';
import { seatPorts } from './seat-ports.ts';

const ports = {
  ...seatPorts,
  people: peopleRepository,
  linked: linkedSeats,
  changes: bookingChanges,
  personChanges,
};

export const cancelSeat = definePublicCallable(
  'cancelSeat',
  usedByLink(linkUses, (input) => cancel(ports, input)),
  {
    warm: false,
    secrets: linkSecrets,
  },
);
