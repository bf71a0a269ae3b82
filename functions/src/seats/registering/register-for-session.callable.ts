import { mergePorts } from '../merging/merge-ports.ts';
import { logins } from '../../core/logins.ts';
import { defineCallable } from '../../core/callable.ts';
import { invitations, ownRegistrations, waitingListEntries } from '../../core/limits.ts';
import { addressSecrets, linkSecrets } from '../../core/settings.ts';
import { isMailed } from '../registrations/is-mailed.ts';
import { peopleRepository } from '../registrations/people.repository.ts';
import { registerForSession as register } from './register-for-session.service.ts';
import { seatPorts } from '../registrations/seat-ports.ts';

const ports = {
  ...seatPorts,
  people: peopleRepository,
  merging: mergePorts,
  logins,
  limits: {
    self: ownRegistrations,
    waiting: waitingListEntries,
    customers: invitations,
  },
};

export const registerForSession = defineCallable(
  'registerForSession',
  async (input, caller) => ({
    ...(await register(ports, input, caller)),
    isMailed: await isMailed(input),
  }),
  { secrets: [...linkSecrets, ...addressSecrets] },
);
