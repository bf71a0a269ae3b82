import type { CancellationMail, Mail, RegistrationMail } from '@wbd/domain';
import { signInLinks } from '../gateways/sign-in-links.ts';
import type { OutgoingMail } from '../gateways/smtp.ts';
import { readAdvisor } from '../shared/people.repository.ts';
import { readAdvisorDetails } from './advisor/advisor-details.repository.ts';
import { composeAdvisorMail } from './advisor/compose-advisor-mail.tsx';
import { composeCancellation } from './cancellation/cancellation-mail.tsx';
import { composeRegistrationMail } from './registration/compose-registration-mail.tsx';
import { readRegistrationDetails } from './registration/registration-details.repository.ts';
import { isStillDue } from './reminder/reminder-times.ts';

/**
 * Writes an owed mail from the data as they are now.
 * @returns null when it is not needed any more or there is no address to send it to
 */
export async function composeMail(mail: Mail, now: Date): Promise<OutgoingMail | null> {
  switch (mail.kind) {
    case 'registration-confirmation':
    case 'session-changed':
    case 'session-reminder':
      return composeForRegistered(mail, now);
    case 'registration-cancelled':
      return composeForRemoved(mail);
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
  if (!details) return null;
  if (mail.kind === 'session-reminder' && !isStillDue(mail, details, now)) return null;
  return composeRegistrationMail(mail, details);
}

async function composeForRemoved(mail: CancellationMail): Promise<OutgoingMail | null> {
  const advisor = await readAdvisor(mail.advisor);
  return advisor && composeCancellation(mail, `${advisor.firstName} ${advisor.lastName}`);
}
