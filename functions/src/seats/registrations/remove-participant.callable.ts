import { defineCallable } from '../../core/callable.ts';
import { peopleRepository } from './people.repository.ts';
import { removeParticipant as remove } from './remove-participant.service.ts';
import { seatPorts } from './seat-ports.ts';

const ports = { ...seatPorts, people: peopleRepository };

export const removeParticipant = defineCallable(
  'removeParticipant',
  (input, caller) => remove(ports, input, caller),
  { warm: false },
);
