import { defineCallable } from '../../core/callable.ts';
import { retryPorts } from '../../core/optimistic-retry.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { callOffSession as callOff } from './call-off-session.service.ts';
import { calledOffRepository } from './called-off.repository.ts';

const ports = {
  ...retryPorts,
  people: peopleRepository,
  sessions: calledOffRepository,
  now: () => new Date(),
};

export const callOffSession = defineCallable(
  'callOffSession',
  (input, caller) => callOff(ports, input, caller),
  { warm: false },
);
