import {
  isToCustomer,
  mailSchema,
  type CancellationMail,
  type CustomerMail,
  type Mail,
} from '@wbd/domain/mails';
import { limit, readCollection, readWholeCollection, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** The confirmations of this advisor's customers for a session that were given up; the rules answer only this advisor. */
export function readFailedConfirmations(advisorId: string, sessionId: string): Promise<Mail[]> {
  return readWholeCollection(
    mailSchema,
    'mails',
    PAGE_SIZE,
    where('advisor', '==', advisorId),
    where('session', '==', sessionId),
    where('kind', '==', 'registration-confirmation'),
    where('state', '==', 'failed'),
    where('nextAttempt', '==', null),
  );
}

/** The mails that told the signed-in advisor's customers that a session was called off, by their names. */
export async function readCalledOffMails(
  advisorId: string,
  sessionId: string,
): Promise<CancellationMail[]> {
  const mails = await readWholeCollection(
    mailSchema,
    'mails',
    PAGE_SIZE,
    where('advisor', '==', advisorId),
    where('session', '==', sessionId),
    where('kind', '==', 'registration-cancelled'),
    where('reason', '==', 'session-cancelled'),
  );
  return mails
    .filter((mail) => mail.kind === 'registration-cancelled')
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'de'));
}

const nameOf = ({ lastName, firstName }: CancellationMail) => `${lastName} ${firstName}`;

/** The mails to one of the signed-in advisor's customers, the latest first. */
export async function readCustomerMails(
  advisorId: string,
  customerId: string,
): Promise<CustomerMail[]> {
  const mails = await readWholeCollection(
    mailSchema,
    'mails',
    PAGE_SIZE,
    where('advisor', '==', advisorId),
    where('customer', '==', customerId),
  );
  return latestFirst(mails);
}

/** How many failed mails an advisor sees. */
const FAILED_FEW = 20;

/** Mails to the signed-in advisor's customers that were given up, the latest of some of them first. */
export async function readFailedMails(advisorId: string): Promise<CustomerMail[]> {
  const mails = await readCollection(
    mailSchema,
    'mails',
    where('advisor', '==', advisorId),
    where('state', '==', 'failed'),
    where('nextAttempt', '==', null),
    limit(FAILED_FEW),
  );
  return latestFirst(mails);
}

function latestFirst(mails: readonly Mail[]): CustomerMail[] {
  return mails
    .filter(isToCustomer)
    .toSorted((a, b) => timeOfMail(b).getTime() - timeOfMail(a).getTime());
}

/** When a mail was sent; until then, when its reason came up. */
export function timeOfMail(mail: CustomerMail): Date {
  if (mail.sentAt) return mail.sentAt;
  if ('cancelledAt' in mail) return mail.cancelledAt;
  if ('writtenAt' in mail) return mail.writtenAt;
  if ('requestedAt' in mail) return mail.requestedAt;
  return 'joinedAt' in mail ? mail.joinedAt : mail.registeredAt;
}
