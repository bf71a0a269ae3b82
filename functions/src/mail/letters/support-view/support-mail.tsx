import type { SupportMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { supportMail } from '../../occasions/advisor-mail.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin looks at what they see. */
function composeSupportMail(mail: SupportMail, details: AdvisorDetails): Promise<OutgoingMail> {
  const { subject, preview, heading } = texts;
  // an address that is not confirmed may be a stranger's
  const reason = details.emailVerified ? [texts.reason(mail.reason)] : [];
  const paragraphs = [
    texts.intro(formatDateTime(mail.until)),
    ...reason,
    texts.limits,
    texts.question,
  ];
  return writeAccountLetter(mail, details, {
    subject,
    preview,
    heading,
    children: paragraphs.map((text) => <Paragraph key={text}>{text}</Paragraph>),
  });
}

export const supportViewStarted = defineAdvisorLetter('support-view-started', {
  read: readNothing,
  write: composeSupportMail,
  example: ({ now }) => ({
    mail: supportMail({ uid: 'adv', reason: 'Du hast uns angerufen.', until: now }, now),
    details: {},
  }),
});
