import type { BlockMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin has blocked the account, and why, or that it is open again. */
export function composeBlockMail(
  mail: BlockMail,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail> {
  const advisor = withMailName(storedAdvisor);
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
        reason={emailVerified ? shared.reason : shared.reasonUnconfirmed}
        objection={emailVerified ? null : objectionPageOf(account.email)}
      >
        <Paragraph>{shared.greeting(emailVerified ? advisor.firstName : null)}</Paragraph>
        {[intro, ...told, ...others].map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </MailLayout>
    ),
  });
}
