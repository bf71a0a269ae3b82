import { defineCallable } from '../../core/callable.ts';
import { invitationCalls } from '../../core/limits.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { inviteToSession as invite } from './invite-to-session.service.ts';

const ports = {
  people: peopleRepository,
  invitations: invitationsRepository,
  calls: invitationCalls,
  now: () => new Date(),
};

export const inviteToSession = defineCallable(
  'inviteToSession',
  (input, caller) => invite(ports, input, caller),
  { warm: false },
);
