import { emailChangeRequests, passwordLinkLooks } from '../../../core/limits.ts';
import { passwordLogins } from '../../../gateways/password-logins.ts';
import { emailChanges } from './email-change.repository.ts';
import type { EmailChangePorts } from './email-change.service.ts';

export const emailChangePorts: EmailChangePorts = {
  changes: emailChanges,
  logins: passwordLogins,
  limits: { requests: emailChangeRequests, looks: passwordLinkLooks },
  now: () => new Date(),
};
