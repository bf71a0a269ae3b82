import { appointmentSchema, isComing, type Appointment } from '@wbd/domain/appointments';
import { COLLECTIONS } from '@wbd/domain/collections';
import type { MailOf } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import { formatPhone } from '@wbd/domain/phone';
import type { ReactElement } from 'react';
import { mailSender, portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName } from '../../notifications/told.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import {
  appointmentReminderMail,
  bookedMails,
  calledOffMails,
} from '../../occasions/appointment-mails.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { calendarFile } from '../calendar/calendar-file.ts';
import { defineAdvisorLetter, defineLetter } from '../definition/define-letter.ts';
import type { Given } from '../definition/given.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readContact } from '../registration/contact.repository.ts';
import { AskAdvisor } from '../registration/contact.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { appointmentEntry } from './appointment-entry.ts';
import {
  advisorNameOf,
  AppointmentPart,
  factsOf,
  type AppointmentDetails,
} from './appointment-part.tsx';
import { readAppointment } from './appointment.repository.ts';
import {
  cancellationTexts,
  confirmationTexts,
  newsTexts,
  reminderTexts,
  texts,
} from './texts.de.ts';

type ToPerson = MailOf<
  'appointment-confirmation' | 'appointment-cancelled' | 'appointment-reminder'
>;

interface Letter {
  subject: string;
  preview: string;
  heading: string;
  body: ReactElement;
}

/** Without the contact once the account is closed. @returns null when the appointment has changed in the meantime */
async function readDetails(mail: ToPerson): Promise<AppointmentDetails | null> {
  const [appointment, contact] = await Promise.all([
    readAppointment(mail),
    readContact(mail.advisor),
  ]);
  return appointment && { appointment, contact };
}

/** @returns null also when the appointment has begun or the advisor's account is closed */
async function readComing(mail: ToPerson, now: Date): Promise<AppointmentDetails | null> {
  const details = await readDetails(mail);
  return details?.contact && isComing(details.appointment, now) ? details : null;
}

/** @returns null when the person has no e-mail address */
async function writeToPerson(
  mail: ToPerson,
  stored: AppointmentDetails,
  letterOf: (details: AppointmentDetails) => Letter,
  calendar: 'REQUEST' | 'CANCEL' | null,
): Promise<OutgoingMail | null> {
  const appointment = withMailName(withMailTitle(stored.appointment));
  const details = { ...stored, appointment };
  const { firstName, email } = appointment;
  if (email === null) return null;
  const { subject, preview, heading, body } = letterOf(details);
  return writeMail(mail, {
    to: { name: fullName(appointment), address: email },
    ...(details.contact && { replyTo: details.contact }),
    subject,
    calendar: calendar && calendarFile(calendar, appointmentEntry(details, email), mailSender()),
    body: (
      <MailLayout
        preview={preview}
        heading={heading}
        reason={texts.reason(advisorNameOf(details))}
        objection={objectionPageOf(email)}
      >
        <Paragraph>{shared.greeting(firstName)}</Paragraph>
        {body}
      </MailLayout>
    ),
  });
}

/** Confirms a new or moved appointment. */
export const appointmentConfirmation = defineLetter('appointment-confirmation', {
  read: readComing,
  write: (mail, stored) =>
    writeToPerson(
      mail,
      stored,
      (details) => {
        const { title, start } = details.appointment;
        const name = advisorNameOf(details);
        const words = confirmationTexts[mail.movedFrom === null ? 'booked' : 'moved'];
        return {
          subject: words.subject(title, formatDateTime(start)),
          preview: words.preview(name),
          heading: words.heading,
          body: (
            <>
              <Paragraph>{words.intro(name)}</Paragraph>
              {mail.movedFrom && (
                <Facts
                  facts={[
                    {
                      label: confirmationTexts.before,
                      value: newsTexts.at(formatDateTime(mail.movedFrom)),
                    },
                  ]}
                />
              )}
              <AppointmentPart {...details} />
            </>
          ),
        };
      },
      'REQUEST',
    ),
  example: (given) => ({
    mail: onlyOf('appointment-confirmation', bookedMails(example(given), given.now)),
    details: exampleDetails(given),
  }),
});

/** Tells the person that the appointment is cancelled, and takes it out of their calendar. */
export const appointmentCancelled = defineLetter('appointment-cancelled', {
  read: readDetails,
  write: (mail, stored) =>
    writeToPerson(
      mail,
      stored,
      (details) => {
        const { appointment, contact } = details;
        const { title, start, reason, cancelledBy } = appointment;
        const words = cancellationTexts[cancelledBy ?? 'advisor'];
        const name = advisorNameOf(details);
        const facts = factsOf(details);
        if (reason !== null) facts.push({ label: texts.because, value: reason });
        return {
          subject: words.subject(title, formatDateTime(start)),
          preview: words.preview,
          heading: words.heading,
          body: (
            <>
              <Paragraph>{words.intro(name)}</Paragraph>
              <Facts facts={facts} />
              {contact && <Action href={contact.page} label={cancellationTexts.again} />}
              <Paragraph>{cancellationTexts.calendar}</Paragraph>
              {contact && <AskAdvisor question={texts.question} contact={contact} />}
            </>
          ),
        };
      },
      'CANCEL',
    ),
  example: (given) => ({
    mail: onlyOf('appointment-cancelled', calledOffMails(example(given), given.now)),
    details: exampleDetails(given),
  }),
});

/** Reminds the person. Contains no calendar entry, because nothing has changed. */
export const appointmentReminder = defineLetter('appointment-reminder', {
  read: readComing,
  write: (mail, stored) =>
    writeToPerson(
      mail,
      stored,
      (details) => {
        const { title, start } = details.appointment;
        const name = advisorNameOf(details);
        return {
          subject: reminderTexts.subject(title, formatDateTime(start)),
          preview: reminderTexts.preview(name),
          heading: reminderTexts.heading,
          body: (
            <>
              <Paragraph>{reminderTexts.intro(name)}</Paragraph>
              <AppointmentPart {...details} />
            </>
          ),
        };
      },
      null,
    ),
  example: (given) => ({
    mail: appointmentReminderMail(example(given), 'day', given.now),
    details: exampleDetails(given),
  }),
});

function composeNews(
  { news, start, movedFrom, ...mail }: MailOf<'appointment-news'>,
  details: AdvisorDetails,
  stored: Appointment,
): Promise<OutgoingMail> {
  const appointment = withMailName(withMailTitle(stored));
  const name = fullName(appointment);
  const words = newsTexts[news];
  const facts: Fact[] = [
    { label: newsTexts.name, value: name },
    { label: newsTexts.phone, value: formatPhone(appointment.phone) },
    { label: newsTexts.when, value: newsTexts.at(formatDateTime(start)) },
  ];
  if (movedFrom) {
    facts.push({ label: newsTexts.before, value: newsTexts.at(formatDateTime(movedFrom)) });
  }
  for (const { question, answer } of appointment.answers) {
    facts.push({ label: question, value: answer });
  }
  const intro = words.intro(name, appointment.title);
  return writeNewsLetter({ ...mail, news, start, movedFrom }, details, {
    subject: words.subject(name, formatDateTime(start)),
    preview: words.preview(name),
    heading: words.heading,
    reason: newsTexts.reason,
    children: (
      <>
        <Paragraph>{intro}</Paragraph>
        <Facts facts={facts} />
        <Action href={`${portalOrigin()}/intern/kalender`} label={newsTexts.action} />
      </>
    ),
  });
}

/** Tells an advisor that a person booked, moved or cancelled an appointment. */
export const appointmentNews = defineAdvisorLetter('appointment-news', {
  read: (mail) => readAppointment(mail),
  write: composeNews,
  example: (given) => ({
    mail: onlyOf('appointment-news', bookedMails(example(given), given.now)),
    details: example(given),
  }),
  told(mail, { customer: person, appointment }) {
    const { id: key, uid, news, start, movedFrom, customer } = mail;
    if (!appointment) return [];
    const isOwn = person?.advisor === uid;
    const times = movedFrom ? { time: movedFrom, movedTo: start } : { time: start, movedTo: null };
    const about = { customer, isOwn, name: fullName(appointment), title: appointment.title };
    return [{ event: `appointment-${news}`, uid, key, about: { ...about, ...times } }];
  },
});

function example({ seat: { registration, seminar }, now }: Given): Appointment {
  const { sample } = COLLECTIONS.appointments;
  const { firstName, lastName, customer: id, email } = registration;
  const start = new Date(now.getTime() + 48 * 3_600_000);
  const end = new Date(start.getTime() + 30 * 60_000);
  return appointmentSchema.parse({
    ...sample,
    advisor: 'adv',
    customer: id,
    takenAs: id,
    firstName,
    lastName,
    email,
    title: seminar.title,
    start,
    end,
    freeFrom: end,
    bookedAt: now,
    changedAt: now,
  });
}

const exampleDetails = (given: Given): AppointmentDetails => ({
  appointment: example(given),
  contact: given.seat.contact,
});

function onlyOf<Kind extends ReturnType<typeof bookedMails>[number]['kind']>(
  kind: Kind,
  mails: ReturnType<typeof bookedMails>,
): MailOf<Kind> {
  const found = mails.find((mail): mail is MailOf<Kind> => mail.kind === kind);
  if (!found) throw new Error(`No mail of kind ${kind}`);
  return found;
}
