import { linkedSeats } from '../registrations/linked-seats.repository.ts';
import { seatPorts } from '../registrations/seat-ports.ts';
import { definePublicCallable } from '../../core/callable.ts';
import { bookingChanges, linkUses, personChanges } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { usedByLink } from '../registrations/used-by-link.ts';
import { acceptOffer as accept } from './accept-offer.service.ts';

const ports = { ...seatPorts, linked: linkedSeats, changes: bookingChanges, personChanges };

export const acceptOffer = definePublicCallable(
  'acceptOffer',
  usedByLink(linkUses, (input) => accept(ports, input)),
  {
    warm: false,
    secrets: linkSecrets,
  },
);
