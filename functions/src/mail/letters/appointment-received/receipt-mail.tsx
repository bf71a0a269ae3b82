import { PREFERRED_TIMES, type AppointmentRequest } from '@wbd/domain/appointments';
import type { MailOf } from '@wbd/domain/mails';
import { formatPhone } from '@wbd/domain/phone';
import { portalOrigin } from '../../../core/settings.ts';
import { readCustomer } from '../../../core/people.repository.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName } from '../../notifications/told.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { appointmentReceipt } from '../../occasions/advisor-mail.ts';
import { readAppointmentRequest } from '../appointment-requested/appointment-request.repository.ts';
import { anExampleRequest } from '../appointment-requested/example-request.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle, withMailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readContact } from '../registration/contact.repository.ts';
import { AskAdvisor, type Contact } from '../registration/contact.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { texts } from './texts.de.ts';

interface ReceiptDetails {
  request: AppointmentRequest;
  /** null if the customer record no longer has one */
  email: string | null;
  contact: Contact;
}

async function composeReceipt(
  mail: MailOf<'appointment-received'>,
  { request, email, contact }: ReceiptDetails,
): Promise<OutgoingMail | null> {
  if (email === null) return null;
  const { topic, preferredTime, phone } = request;
  const person = withMailName(request);
  const facts = [
    ...(topic === null ? [] : [{ label: texts.topic, value: mailTitle(topic) }]),
    ...(preferredTime === null
      ? []
      : [{ label: texts.preferred, value: PREFERRED_TIMES[preferredTime] }]),
  ];
  return writeMail(mail, {
    to: { name: fullName(person), address: email },
    replyTo: contact,
    subject: texts.subject(contact.name),
    body: (
      <MailLayout
        preview={texts.preview(contact.name)}
        heading={texts.heading}
        reason={texts.reason}
        objection={objectionPageOf(email)}
      >
        <Paragraph>{shared.greeting(person.firstName)}</Paragraph>
        <Paragraph>{texts.intro(contact.name, formatPhone(phone))}</Paragraph>
        {facts.length > 0 && <Facts facts={facts} />}
        <Paragraph>{texts.withdraw}</Paragraph>
        <Action href={`${portalOrigin()}/action/meine-termine`} label={texts.action} />
        <AskAdvisor question={texts.question} contact={contact} />
      </MailLayout>
    ),
  });
}

/** Confirms a request to the person. */
export const appointmentReceived = defineLetter('appointment-received', {
  async read(mail) {
    const [request, customer, contact] = await Promise.all([
      readAppointmentRequest(mail.request),
      readCustomer(mail.customer),
      readContact(mail.advisor),
    ]);
    if (!request || !contact) return null;
    return { request, email: customer?.email ?? null, contact };
  },
  write: composeReceipt,
  example(given) {
    const request = anExampleRequest(given);
    const { registration, contact } = given.seat;
    return {
      mail: appointmentReceipt(request, given.now),
      details: { request, email: registration.email, contact },
    };
  },
});
