import { smtpGateway } from '../gateways/smtp.ts';
import { smtpAddress } from '../shared/settings.ts';
import type { DeliverPorts } from './deliver-mail.service.ts';
import { mailsRepository } from './mails.repository.ts';

/** What delivering a mail works with outside of tests. */
export const deliverPorts: DeliverPorts = {
  mails: mailsRepository,
  gateway: smtpGateway(smtpAddress),
  now: () => new Date(),
  async compose(mail, now) {
    // the templates are large: whoever only registers does not wait for them
    const { composeMail } = await import('./compose-mail.ts');
    return composeMail(mail, now);
  },
};
