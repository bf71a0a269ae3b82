import type { Registration, Seminar, Session } from '@wbd/domain/seminars';
import type { Contact } from './contact.tsx';

/** Everything a mail about a registration tells. */
export interface RegistrationDetails {
  registration: Registration;
  session: Session;
  seminar: Seminar;
  /** address or meeting link, null when none was given */
  directions: string | null;
  /** the person's advisor */
  contact: Contact;
  /** address of the seminar's PDF */
  pdf: string | null;
  /** when the latest of all this was written */
  revision: Date;
}

/** Where the session takes place, as mail and calendar name it. */
export interface Place {
  location: string;
  /** online: the link that leads in */
  meetingLink: string | null;
  /** online: how to get in when that is not a link */
  access: string | null;
}

/** @returns when the session is over */
export function endOf(
  { time }: Pick<Session, 'time'>,
  { duration }: Pick<Seminar, 'duration'>,
): Date {
  return new Date(time.getTime() + duration * 60_000);
}
