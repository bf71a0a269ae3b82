import type { BlockMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { writeAccountLetter } from '../advisor/account-letter.tsx';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

/** Tells an advisor that an admin has blocked the account, and why, or that it is open again. */
export function composeBlockMail(mail: BlockMail, details: AdvisorDetails): Promise<OutgoingMail> {
  const { paragraphs, ...words } = texts[mail.kind];
  const [intro, ...others] = paragraphs;
  // an address that is not confirmed may be a stranger's
  const told = mail.reason === null || !details.emailVerified ? [] : [texts.reason(mail.reason)];
  return writeAccountLetter(mail, details, {
    ...words,
    children: [intro, ...told, ...others].map((text) => <Paragraph key={text}>{text}</Paragraph>),
  });
}
