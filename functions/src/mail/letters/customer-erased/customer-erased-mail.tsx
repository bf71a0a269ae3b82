import type { CustomerErasedMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { mailName } from '../layout/mail-words.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { texts } from './texts.de.ts';

/**
 * Tells an advisor that a customer erased their own data.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's, who must not learn a name
 */
export function composeCustomerErased(
  mail: CustomerErasedMail,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const name = mailName(mail.name);
  return writeNewsLetter(mail, details, {
    kinds: ['erasure'],
    subject: texts.subject(name),
    preview: texts.preview,
    heading: texts.heading,
    children: (
      <>
        <Paragraph>{texts.intro(name)}</Paragraph>
        <Paragraph>{texts.next}</Paragraph>
      </>
    ),
  });
}
