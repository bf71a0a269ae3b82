import { passwordLogins } from '../gateways/password-logins.ts';
import { definePublicCallable } from '../shared/callable.ts';
import { signUpsByAddress } from '../shared/limits.ts';
import { log } from '../shared/log/log.ts';
import { createAdvisor as create, type CreateAdvisorPorts } from './create-advisor.service.ts';
import { signUpsRepository } from './sign-ups.repository.ts';

export const createAdvisorPorts: CreateAdvisorPorts = {
  signUps: signUpsRepository,
  logins: passwordLogins,
  limit: signUpsByAddress,
  log,
  now: () => new Date(),
};

export const createAdvisor = definePublicCallable('createAdvisor', (input, { address }) =>
  create(createAdvisorPorts, input, address),
);
