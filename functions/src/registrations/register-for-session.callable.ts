import { customerPorts } from '../customers/customer-ports.ts';
import { logins } from '../gateways/logins.ts';
import { defineCallable } from '../shared/callable.ts';
import {
  guestsPerSession,
  invitations,
  ownRegistrations,
  waitingListEntries,
} from '../shared/limits.ts';
import { addressSecrets, linkSecrets } from '../shared/settings.ts';
import { isMailed } from './is-mailed.ts';
import { peopleRepository } from './people.repository.ts';
import { registerForSession as register } from './register-for-session.service.ts';
import { seatPorts } from './seat-ports.ts';

const ports = {
  ...seatPorts,
  people: peopleRepository,
  merging: customerPorts,
  logins,
  limits: {
    self: ownRegistrations,
    waiting: waitingListEntries,
    customers: invitations,
    guests: guestsPerSession,
  },
};

export const registerForSession = defineCallable(
  'registerForSession',
  async (input, caller) => ({
    ...(await register(ports, input, caller)),
    isMailed: await isMailed(input),
  }),
  { currentLogin: true, secrets: [...linkSecrets, ...addressSecrets] },
);
