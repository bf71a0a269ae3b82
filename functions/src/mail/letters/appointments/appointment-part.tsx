import type { Appointment } from '@wbd/domain/appointments';
import { formatLongDate, formatTime } from '@wbd/domain/time';
import { Link } from '@react-email/components';
import { appointmentAddress } from '../../../core/appointment-token.ts';
import { Action } from '../layout/action.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { mailName } from '../layout/mail-words.ts';
import * as styles from '../layout/styles.ts';
import { AskAdvisor, type Contact } from '../registration/contact.tsx';
import { texts } from './texts.de.ts';

/** The data of mails to the person. */
export interface AppointmentDetails {
  appointment: Appointment;
  /** null once the account is closed */
  contact: Contact | null;
}

export function advisorNameOf({ appointment, contact }: AppointmentDetails): string {
  return contact?.name ?? mailName(appointment.advisorName);
}

/** Time and place of the appointment, and a link to change it. */
export function AppointmentPart(details: AppointmentDetails) {
  const { appointment, contact } = details;
  const { place } = appointment;
  return (
    <>
      <Facts facts={factsOf(details)} />
      {place.kind === 'online' && <Action href={place.link} label={texts.join} />}
      <Paragraph>
        {texts.manage}
        <Link href={appointmentAddress(appointment)} className="link" style={styles.textLink}>
          {texts.manageLink}
        </Link>
      </Paragraph>
      {contact && <AskAdvisor question={texts.question} contact={contact} />}
    </>
  );
}

export function factsOf(details: AppointmentDetails): Fact[] {
  const { title, start, end, place } = details.appointment;
  const name = advisorNameOf(details);
  return [
    { label: texts.title, value: title },
    { label: texts.person, value: name },
    { label: texts.date, value: formatLongDate(start) },
    { label: texts.time, value: texts.range(formatTime(start), formatTime(end)) },
    { label: texts.place, value: placeText(place, name) },
  ];
}

export function placeText(place: Appointment['place'], advisor: string): string {
  switch (place.kind) {
    case 'phone':
      return texts.byPhone(advisor);
    case 'online':
      return texts.online;
    case 'address':
      return place.address;
  }
}
