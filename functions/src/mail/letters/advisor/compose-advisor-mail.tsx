import type { AdvisorMail } from '@wbd/domain/mails';
import type { SignInLinks } from '../../../gateways/sign-in-links.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { welcomeLetter } from '../advisor-welcome/welcome-mail.tsx';
import { texts as verificationTexts } from '../email-verification/texts.de.ts';
import { withMailName } from '../layout/mail-words.ts';
import { writeMail, type Letter } from '../layout/write-mail.ts';
import { texts as passwordResetTexts } from '../password-reset/texts.de.ts';
import { paymentFailedLetter } from '../payment-failed/payment-failed-mail.tsx';
import type { AdvisorDetails } from './advisor-details.ts';
import { linkLetter } from './link-letter.tsx';

type AdvisorLetter = Pick<Letter, 'subject' | 'body'>;

/**
 * Writes a mail to an advisor. Links that sign in are made now, for the reader of the account's inbox. While the address is
 * not confirmed, the mail holds nothing that was typed at sign-up.
 * @returns null when there is nothing left to tell
 */
export async function composeAdvisorMail(
  mail: AdvisorMail,
  stored: AdvisorDetails,
  links: SignInLinks,
): Promise<OutgoingMail | null> {
  const details = { ...stored, advisor: withMailName(stored.advisor) };
  const letter = await letterOf(mail, details, links);
  if (!letter) return null;
  const { advisor, account, emailVerified } = details;
  const name = emailVerified ? `${advisor.firstName} ${advisor.lastName}` : '';
  return writeMail(mail, {
    ...letter,
    to: { name, address: account.email },
    isProven: emailVerified,
  });
}

async function letterOf(
  mail: AdvisorMail,
  details: AdvisorDetails,
  links: SignInLinks,
): Promise<AdvisorLetter | null> {
  const { account, emailVerified } = details;
  switch (mail.kind) {
    case 'advisor-welcome': {
      const link = emailVerified ? null : await links.emailVerification(account);
      return welcomeLetter(details, link);
    }
    case 'email-verification': {
      const link = emailVerified ? null : await links.emailVerification(account);
      return link === null ? null : linkLetter(verificationTexts, details, link);
    }
    case 'password-reset': {
      const link = await links.passwordReset(account);
      return link === null ? null : linkLetter(passwordResetTexts, details, link);
    }
    case 'payment-failed':
      return paymentFailedLetter(details);
  }
}
