import { registrationSchema } from '@wbd/domain';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { parseDocument } from '../gateways/firestore.ts';
import { mailSecrets, REGION } from '../shared/settings.ts';
import { deliverDueMails, deliverMail } from './deliver-mail.service.ts';
import { deliverPorts } from './mail-ports.ts';

/** Sends a mail as soon as its row is there. Deliveries may repeat, the mail does not. */
export const onMailOwed = onDocumentCreated(
  {
    document: 'mails/{mailId}',
    region: REGION,
    retry: true,
    secrets: mailSecrets,
    memory: '512MiB',
    // a session with thousands of people must not open thousands of connections to the mail server
    maxInstances: 10,
    concurrency: 10,
  },
  async ({ params }) => {
    await deliverMail(deliverPorts, params.mailId);
  },
);

/** Whoever is registered is owed a confirmation, also when its row did not come with the registration. */
export const onRegistrationCreated = onDocumentCreated(
  { document: 'sessions/{sessionId}/registrations/{customerId}', region: REGION, retry: true },
  async ({ data }) => {
    const registration = data && parseDocument(registrationSchema, data);
    if (registration) await deliverPorts.mails.oweConfirmation(registration);
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
  () => deliverDueMails(deliverPorts),
);
