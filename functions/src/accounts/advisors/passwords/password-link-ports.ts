import { passwordLogins } from '../../../gateways/password-logins.ts';
import { passwordLinkLooks, resetMails, resetMailsOfDay } from '../../../core/limits.ts';
import { readAccount, readAdvisor } from '../../../core/people.repository.ts';
import type { PasswordLinkPorts } from './password-link.service.ts';

export const passwordLinkPorts: PasswordLinkPorts = {
  async owner(uid) {
    const [account, advisor] = await Promise.all([readAccount(uid), readAdvisor(uid)]);
    return account && advisor && { ...advisor, email: account.email };
  },
  logins: passwordLogins,
  looks: passwordLinkLooks,
  mails: [resetMails, resetMailsOfDay],
  now: () => new Date(),
};
