import type { Mail } from '@wbd/domain';
import { smtpGateway, type OutgoingMail } from '../gateways/smtp.ts';
import { mailFrom, smtpAddress } from '../shared/settings.ts';
import { readConfirmation } from './confirmation/confirmation.repository.ts';
import type { DeliverPorts } from './deliver-mail.service.ts';
import { mailsRepository } from './mails.repository.ts';

/** What delivering a mail works with outside of tests. */
export const deliverPorts: DeliverPorts = {
  mails: mailsRepository,
  gateway: smtpGateway(smtpAddress),
  now: () => new Date(),
  compose,
};

async function compose(mail: Mail): Promise<OutgoingMail | null> {
  if (mail.kind !== 'registration-confirmation') {
    throw new Error(`No template for ${mail.kind}`);
  }
  const confirmation = await readConfirmation(mail);
  if (!confirmation) return null;
  // the templates are large: whoever only registers does not wait for them
  const { composeConfirmation } = await import('./confirmation/compose-confirmation.tsx');
  return composeConfirmation(mail, mailFrom, confirmation);
}
