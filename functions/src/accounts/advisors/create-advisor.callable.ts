import { passwordLogins } from '../../gateways/password-logins.ts';
import { definePublicCallable } from '../../core/callable.ts';
import { signUpsByAddress } from '../../core/limits.ts';
import { hasObjected } from '../../mail/objections/objections.repository.ts';
import { log } from '../../core/log/log.ts';
import { createAdvisor as create, type CreateAdvisorPorts } from './create-advisor.service.ts';
import { addressSecrets } from '../../core/settings.ts';
import { signUpsRepository } from './sign-ups.repository.ts';

export const createAdvisorPorts: CreateAdvisorPorts = {
  signUps: signUpsRepository,
  logins: passwordLogins,
  limit: signUpsByAddress,
  log,
  now: () => new Date(),
};

export const createAdvisor = definePublicCallable(
  'createAdvisor',
  async (input, { address }) => {
    // first, because a failure afterwards must not hide a created account
    const isMailed = !(await hasObjected(input.email));
    return { ...(await create(createAdvisorPorts, input, address)), isMailed };
  },
  { secrets: addressSecrets },
);
