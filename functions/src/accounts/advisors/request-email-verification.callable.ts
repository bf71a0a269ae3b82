import { defineCallable } from '../../core/callable.ts';
import { hasObjected } from '../../mail/objections/objections.repository.ts';
import { verifications } from '../../core/limits.ts';
import { addressSecrets } from '../../core/settings.ts';
import { accountsRepository } from './accounts.repository.ts';
import { requestEmailVerification as request } from './request-email-verification.service.ts';

const ports = {
  accounts: accountsRepository,
  hasObjected,
  limit: verifications,
  now: () => new Date(),
};

export const requestEmailVerification = defineCallable(
  'requestEmailVerification',
  (_input, caller) => request(ports, caller),
  { secrets: addressSecrets, warm: false },
);
