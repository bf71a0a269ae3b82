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
  const words = texts[mail.by];
  return writeNewsLetter(mail, details, {
    subject: words.subject(name),
    preview: words.preview,
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(name)}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
      </>
    ),
  });
}

/** Tells an advisor that a customer, or an admin, erased the customer's data. The notification is about the person alone. */
export const customerErased = defineAdvisorLetter('customer-erased', {
  read: readNothing,
  write: composeCustomerErased,
  example: ({ customer, now }) => ({ mail: customerErasedMail(customer, now), details: {} }),
  told: ({ id: key, kind: event, uid, name, by }) =>
    by === 'person' ? [{ event, uid, key, about: { name } }] : [],
});
