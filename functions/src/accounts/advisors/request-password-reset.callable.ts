import { definePublicCallable } from '../../core/callable.ts';
import { resetMails, resetMailsOfDay, resetsByNetwork } from '../../core/limits.ts';
import { accountsRepository } from './accounts.repository.ts';
import { requestPasswordReset as request } from './request-password-reset.service.ts';

const ports = {
  accounts: accountsRepository,
  limits: { byNetwork: resetsByNetwork, mails: [resetMails, resetMailsOfDay] },
  now: () => new Date(),
};

export const requestPasswordReset = definePublicCallable(
  'requestPasswordReset',
  (input, { address }) => request(ports, input, address),
  { warm: false },
);
