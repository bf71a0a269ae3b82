import { defineCallable } from '../../core/callable.ts';
import { participantMessages } from '../../core/limits.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { sessionMessages } from './session-messages.repository.ts';
import { writeToParticipants as write } from './write-to-participants.service.ts';

const ports = {
  people: peopleRepository,
  messages: sessionMessages,
  calls: participantMessages,
  now: () => new Date(),
};

export const writeToParticipants = defineCallable(
  'writeToParticipants',
  (input, caller) => write(ports, input, caller),
  { warm: false },
);
