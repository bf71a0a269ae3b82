import { customerEntries } from '../customers/entries.repository.ts';
import { deliverPorts } from '../mail/deliver-ports.ts';
import { hasObjected } from '../mail/objections/objections.repository.ts';
import { defineCallable } from '../shared/callable.ts';
import { guestsPerSession, invitations, newCustomers } from '../shared/limits.ts';
import { mailSecrets } from '../shared/settings.ts';
import { inviteToSession as invite } from './invite-to-session.service.ts';
import { mailOutcomes } from './mail-outcome.ts';
import { peopleRepository } from './people.repository.ts';
import { seatPorts } from './seat-ports.ts';

const ports = {
  ...seatPorts,
  people: peopleRepository,
  entries: customerEntries,
  hasObjected,
  limits: { invitations, newCustomers, guests: guestsPerSession },
  mail: mailOutcomes(deliverPorts, seatPorts),
};

export const inviteToSession = defineCallable(
  'inviteToSession',
  (input, caller) => invite(ports, input, caller),
  {
    emailConfirmed: true,
    warm: false,
    secrets: mailSecrets,
    memory: '512MiB',
    timeoutSeconds: 300,
  },
);
