import { defineCallable } from '../shared/callable.ts';
import { verifications } from '../shared/limits.ts';
import { accountsRepository } from './accounts.repository.ts';
import { requestEmailVerification as request } from './request-email-verification.service.ts';

const ports = { accounts: accountsRepository, limit: verifications, now: () => new Date() };

export const requestEmailVerification = defineCallable(
  'requestEmailVerification',
  (_input, caller) => request(ports, caller),
  { warm: false },
);
