import { registrationSchema, type Mail } from '@wbd/domain';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { parseDocument } from '../gateways/firestore.ts';
import { smtpGateway } from '../gateways/smtp.ts';
import { mailFrom, mailSecrets, REGION, smtpAddress } from '../shared/settings.ts';
import { readConfirmation } from './confirmation/confirmation.repository.ts';
import { deliverDueMails, deliverMail } from './deliver-mail.service.ts';
import { mailsRepository } from './mails.repository.ts';
import { owedConfirmation } from './owed-mail.ts';

const ports = {
  mails: mailsRepository,
  gateway: smtpGateway(smtpAddress),
  now: () => new Date(),
  async compose(mail: Mail) {
    const confirmation = await readConfirmation(mail);
    if (!confirmation) return null;
    // the templates are large: whoever only registers does not wait for them
    const { composeConfirmation } = await import('./confirmation/compose-confirmation.tsx');
    return composeConfirmation(mail, mailFrom, confirmation);
  },
};

/** Sends the confirmation as soon as somebody is registered. Deliveries may repeat, the mail does not. */
export const onRegistrationCreated = onDocumentCreated(
  {
    document: 'sessions/{sessionId}/registrations/{customerId}',
    region: REGION,
    retry: true,
    secrets: mailSecrets,
    memory: '512MiB',
  },
  async (event) => {
    const registration = event.data && parseDocument(registrationSchema, event.data);
    if (registration) await deliverMail(ports, owedConfirmation(registration));
  },
);

/** Looks every minute after mails whose own trigger died, was lost or met a mail server that was away. */
export const retryMails = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: REGION,
    secrets: mailSecrets,
    memory: '512MiB',
    timeoutSeconds: 300,
  },
  () => deliverDueMails(ports),
);
