import type { CustomerErasedMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { customerErasedMail } from '../../occasions/advisor-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailName } from '../layout/mail-words.ts';
import { texts } from './texts.de.ts';

function composeCustomerErased(
  mail: CustomerErasedMail,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
  const name = mailName(mail.name);
  return writeNewsLetter(mail, details, {
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

/** Tells an advisor that a customer erased their own data. */
export const customerErased = defineAdvisorLetter('customer-erased', {
  read: readNothing,
  write: composeCustomerErased,
  example: ({ customer, now }) => ({ mail: customerErasedMail(customer, now), details: {} }),
  told: ({ id: key, kind: event, uid, name }) => [{ event, uid, key, about: { name } }],
});
