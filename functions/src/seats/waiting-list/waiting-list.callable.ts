import { peopleRepository } from '../registrations/people.repository.ts';
import { defineCallable } from '../../core/callable.ts';
import { waitingListPorts } from './waiting-list-ports.ts';
import { waitingList as list } from './waiting-list.service.ts';

const ports = {
  people: peopleRepository,
  lists: waitingListPorts.lists,
  now: waitingListPorts.now,
};

export const waitingList = defineCallable(
  'waitingList',
  (input, caller) => list(ports, input, caller),
  { warm: false, readOnly: true },
);
