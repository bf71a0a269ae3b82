import type { Mail } from '@wbd/domain/mails';
import type { ReactNode } from 'react';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import type { AdvisorDetails } from './advisor-details.ts';
import { knownName } from './known-name.ts';
import { texts } from './texts.de.ts';

export interface AccountLetter {
  subject: string;
  preview: string;
  heading: string;
  /** the line above the sender; the layout's own by default */
  closing?: string;
  /** what follows the greeting */
  children: ReactNode;
}

/**
 * Writes a mail about an account to its address. While the address is not confirmed, it may be a stranger's: the mail then has no
 * name, and leads to the page that stops such mails.
 */
export function writeAccountLetter(
  mail: Mail,
  details: AdvisorDetails,
  { subject, preview, heading, closing, children }: AccountLetter,
): Promise<OutgoingMail> {
  const { account, emailVerified } = details;
  const advisor = withMailName(details.advisor);
  return writeMail(mail, {
    to: {
      name: emailVerified ? `${advisor.firstName} ${advisor.lastName}` : '',
      address: account.email,
    },
    isProven: emailVerified,
    subject,
    body: (
      <MailLayout
        preview={preview}
        heading={heading}
        reason={emailVerified ? texts.reason : texts.reasonUnconfirmed}
        objection={emailVerified ? null : objectionPageOf(account.email)}
        {...(closing !== undefined && { closing })}
      >
        <Paragraph>{texts.greeting(knownName(details))}</Paragraph>
        {children}
      </MailLayout>
    ),
  });
}
