import type { SupportMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { accountObjection, reasonOf } from '../advisor/account-objection.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { knownName } from '../advisor/known-name.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin looks at what they see. */
export function composeSupportMail(
  mail: SupportMail,
  stored: AdvisorDetails,
): Promise<OutgoingMail> {
  const details = { ...stored, advisor: withMailName(stored.advisor) };
  const { advisor, account, emailVerified } = details;
  // an address that is not confirmed may be a stranger's
  const reason = emailVerified ? [texts.reason(mail.reason)] : [];
  const paragraphs = [
    texts.intro(formatDateTime(mail.until)),
    ...reason,
    texts.limits,
    texts.question,
  ];
  return writeMail(mail, {
    to: {
      name: emailVerified ? `${advisor.firstName} ${advisor.lastName}` : '',
      address: account.email,
    },
    isProven: emailVerified,
    subject: texts.subject,
    body: (
      <MailLayout
        preview={texts.preview}
        heading={texts.heading}
        reason={reasonOf(details)}
        objection={accountObjection(details)}
      >
        <Paragraph>{shared.greeting(knownName(details))}</Paragraph>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </MailLayout>
    ),
  });
}
