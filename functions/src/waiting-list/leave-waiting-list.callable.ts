import { definePublicCallable } from '../shared/callable.ts';
import { seatChanges } from '../shared/limits.ts';
import { linkSecrets } from '../shared/settings.ts';
import { leaveWaitingList as leave } from './leave-waiting-list.service.ts';
import { waitingListPorts } from './waiting-list-ports.ts';

const ports = { ...waitingListPorts, changes: seatChanges };

export const leaveWaitingList = definePublicCallable(
  'leaveWaitingList',
  (input) => leave(ports, input),
  { warm: false, secrets: linkSecrets },
);
