import { PREFERRED_TIMES, type AppointmentRequest } from '@wbd/domain/appointments';
import type { AppointmentMail } from '@wbd/domain/mails';
import { formatPhone } from '@wbd/domain/phone';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName } from '../../notifications/told.ts';
import { appointmentMail } from '../../occasions/advisor-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle, withMailName } from '../layout/mail-words.ts';
import { readAppointmentRequest } from './appointment-request.repository.ts';
import { anExampleRequest } from './example-request.ts';
import { texts } from './texts.de.ts';

function composeAppointmentMail(
  mail: AppointmentMail,
  details: AdvisorDetails,
  request: AppointmentRequest,
): Promise<OutgoingMail> {
  const { firstName, lastName } = withMailName(request);
  const name = `${firstName} ${lastName}`;
  const words = request.hasCalendar ? texts.withCalendar : texts.withoutCalendar;
  const facts = [
    { label: texts.name, value: name },
    { label: texts.phone, value: formatPhone(request.phone) },
    ...(request.topic === null ? [] : [{ label: texts.topic, value: mailTitle(request.topic) }]),
    ...(request.preferredTime === null
      ? []
      : [{ label: texts.preferred, value: PREFERRED_TIMES[request.preferredTime] }]),
  ];
  return writeNewsLetter(mail, details, {
    subject: words.subject(name),
    preview: words.preview(name),
    heading: words.heading,
    reason: texts.reason,
    children: (
      <>
        <Paragraph>{words.intro(name)}</Paragraph>
        <Facts facts={facts} />
        <Action href={`${portalOrigin()}/intern`} label={texts.action} />
      </>
    ),
  });
}

/** Tells an advisor that a person wants to talk to them. */
export const appointmentRequested = defineAdvisorLetter('appointment-requested', {
  read: (mail) => readAppointmentRequest(mail.request),
  write: composeAppointmentMail,
  example(given) {
    const details = anExampleRequest(given);
    return { mail: appointmentMail(details, given.now), details };
  },
  told({ id, kind, uid }, { request }) {
    if (!request) return [];
    const { customer, isOwn } = request;
    return [{ event: kind, uid, key: id, about: { customer, isOwn, name: fullName(request) } }];
  },
});
