import type { AdvisorMail } from '@wbd/domain/mails';
import type { SignInLinks } from '../../../gateways/sign-in-links.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { welcomeLetter } from '../advisor-welcome/welcome-mail.tsx';
import { texts as verificationTexts } from '../email-verification/texts.de.ts';
import { texts as passwordResetTexts } from '../password-reset/texts.de.ts';
import { paymentFailedLetter } from '../payment-failed/payment-failed-mail.tsx';
import { writeAccountLetter, type AccountLetter } from './account-letter.tsx';
import type { AdvisorDetails } from './advisor-details.ts';
import { linkLetter } from './link-letter.tsx';

/**
 * Writes a mail to an advisor. Links that sign in are made now, for the reader of the account's inbox. While the address is
 * not confirmed, the mail holds nothing that was typed at sign-up.
 * @returns null when there is nothing left to tell
 */
export async function composeAdvisorMail(
  mail: AdvisorMail,
  details: AdvisorDetails,
  links: SignInLinks,
): Promise<OutgoingMail | null> {
  const letter = await letterOf(mail, details, links);
  return letter && writeAccountLetter(mail, details, letter);
}

async function letterOf(
  mail: AdvisorMail,
  details: AdvisorDetails,
  links: SignInLinks,
): Promise<AccountLetter | null> {
  const { account, emailVerified } = details;
  switch (mail.kind) {
    case 'advisor-welcome': {
      const link = emailVerified ? null : await links.emailVerification(account);
      return welcomeLetter(details, link);
    }
    case 'email-verification': {
      const link = emailVerified ? null : await links.emailVerification(account);
      return link === null ? null : linkLetter(verificationTexts, link);
    }
    case 'password-reset': {
      const link = await links.passwordReset(account);
      return link === null ? null : linkLetter(passwordResetTexts, link);
    }
    case 'payment-failed':
      return paymentFailedLetter(details);
  }
}
