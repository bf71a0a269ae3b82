import { isPastDay, type CancellationMail, type Mail, type RegistrationMail } from '@wbd/domain';
import { signInLinks } from '../gateways/sign-in-links.ts';
import type { OutgoingMail } from '../gateways/smtp.ts';
import { readAdvisor } from '../shared/people.repository.ts';
import { readAdvisorDetails } from './letters/advisor/advisor-details.repository.ts';
import { composeAdvisorMail } from './letters/advisor/compose-advisor-mail.tsx';
import { composeCancellation } from './letters/cancellation/cancellation-mail.tsx';
import { composeRegistrationMail } from './letters/registration/compose-registration-mail.tsx';
import { contactOf } from './letters/registration/contact.tsx';
import {
  isRegistered,
  readRegistrationDetails,
} from './letters/registration/registration-details.repository.ts';
import { isStillDue } from './occasions/reminder/reminder-times.ts';

/**
 * Writes an owed mail from the data as they are now. It may come late, because the mail server was away: about a session
 * whose day is over there is nothing left to tell.
 * @returns null when it is not needed any more or there is no address to send it to
 */
export async function composeMail(mail: Mail, now: Date): Promise<OutgoingMail | null> {
  switch (mail.kind) {
    case 'registration-confirmation':
    case 'session-changed':
    case 'session-reminder':
      return composeForRegistered(mail, now);
    case 'registration-cancelled':
      return composeForRemoved(mail, now);
    case 'advisor-welcome':
    case 'email-verification':
    case 'password-reset':
    case 'payment-failed': {
      const details = await readAdvisorDetails(mail.uid);
      return details && composeAdvisorMail(mail, details, signInLinks);
    }
  }
}

async function composeForRegistered(
  mail: RegistrationMail,
  now: Date,
): Promise<OutgoingMail | null> {
  const details = await readRegistrationDetails(mail);
  if (!details || isPastDay(details.session, now)) return null;
  if (mail.kind === 'session-reminder' && !isStillDue(mail, details, now)) return null;
  return composeRegistrationMail(mail, details);
}

/** Who is registered again by now would take it for news about the new seat. */
async function composeForRemoved(mail: CancellationMail, now: Date): Promise<OutgoingMail | null> {
  if (isPastDay(mail, now)) return null;
  const [advisor, isBack] = await Promise.all([readAdvisor(mail.advisor), isRegistered(mail)]);
  if (!advisor || isBack) return null;
  return composeCancellation(mail, contactOf(advisor));
}
