import { smtpAddress } from '../core/settings.ts';
import { smtpGateway } from '../gateways/smtp.ts';
import type { DeliverPorts } from './outbox/deliver-mail.service.ts';
import { mailsRepository } from './outbox/mails.repository.ts';
import { refusals } from './recipients/recipients.repository.ts';

/** What delivering a mail works with outside of tests. */
export const deliverPorts: DeliverPorts = {
  mails: mailsRepository,
  refusals,
  gateway: smtpGateway(smtpAddress),
  now: () => new Date(),
  async compose(mail, now) {
    // the letters are large, and a function that only writes rows does not need them
    const { composeMail } = await import('./compose-mail.ts');
    return composeMail(mail, now);
  },
};
