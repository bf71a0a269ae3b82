import { definePublicCallable } from '../../core/callable.ts';
import { bookingChanges, linkUses, personChanges } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { usedByLink } from '../registrations/used-by-link.ts';
import { leaveWaitingList as leave } from './leave-waiting-list.service.ts';
import { linkedSeats } from '../registrations/linked-seats.repository.ts';
import { waitingListPorts } from './waiting-list-ports.ts';

const ports = { ...waitingListPorts, linked: linkedSeats, changes: bookingChanges, personChanges };

export const leaveWaitingList = definePublicCallable(
  'leaveWaitingList',
  usedByLink(linkUses, (input) => leave(ports, input)),
  { warm: false, secrets: linkSecrets },
);
