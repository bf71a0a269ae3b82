import type { BlockMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { accountObjection, reasonOf } from '../advisor/account-objection.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { knownName } from '../advisor/known-name.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin has blocked the account, and why, or that it is open again. */
export function composeBlockMail(mail: BlockMail, stored: AdvisorDetails): Promise<OutgoingMail> {
  const details = { ...stored, advisor: withMailName(stored.advisor) };
  const { advisor, account, emailVerified } = details;
  const { subject, preview, heading, paragraphs } = texts[mail.kind];
  const [intro, ...others] = paragraphs;
  // an address that is not confirmed may be a stranger's
  const told = mail.reason === null || !emailVerified ? [] : [texts.reason(mail.reason)];
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
        reason={reasonOf(details)}
        objection={accountObjection(details)}
      >
        <Paragraph>{shared.greeting(knownName(details))}</Paragraph>
        {[intro, ...told, ...others].map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </MailLayout>
    ),
  });
}
