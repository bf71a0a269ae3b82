import type { MailOf } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName } from '../../notifications/told.ts';
import { appointmentWithdrawnMail } from '../../occasions/advisor-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { anExampleRequest } from '../appointment-requested/example-request.ts';
import { defineAdvisorLetter, readNothing } from '../definition/define-letter.ts';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailName } from '../layout/mail-words.ts';
import { texts } from './texts.de.ts';

function composeWithdrawn(
  mail: MailOf<'appointment-withdrawn'>,
  details: AdvisorDetails,
): Promise<OutgoingMail> {
  const name = fullName(withMailName(mail));
  return writeNewsLetter(mail, details, {
    subject: texts.subject(name),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason,
    children: <Paragraph>{texts.intro(name)}</Paragraph>,
  });
}

/** Tells an advisor that a person has withdrawn a request for a call. */
export const appointmentWithdrawn = defineAdvisorLetter('appointment-withdrawn', {
  read: readNothing,
  write: composeWithdrawn,
  example: (given) => ({
    mail: appointmentWithdrawnMail(anExampleRequest(given), given.now),
    details: {},
  }),
  told: ({ id: key, kind: event, uid, customer, isOwn, ...person }) => [
    { event, uid, key, about: { customer, isOwn, name: fullName(person) } },
  ],
});
