import type { SupportMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { withMailName } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin looks at what they see. */
export function composeSupportMail(
  mail: SupportMail,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail> {
  const advisor = withMailName(storedAdvisor);
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
        reason={emailVerified ? shared.reason : shared.reasonUnconfirmed}
        objection={emailVerified ? null : objectionPageOf(account.email)}
      >
        <Paragraph>{shared.greeting(emailVerified ? advisor.firstName : null)}</Paragraph>
        {paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </MailLayout>
    ),
  });
}
