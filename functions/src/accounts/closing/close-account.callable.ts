import { logins } from '../../core/logins.ts';
import { defineCallable } from '../../core/callable.ts';
import { closeAccount as close } from './close-account.service.ts';
import { closuresRepository } from './closures.repository.ts';

const ports = { closures: closuresRepository, logins, now: () => new Date() };

export const closeAccount = defineCallable('closeAccount', (_, caller) => close(ports, caller), {
  warm: false,
});
