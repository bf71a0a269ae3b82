import type { Registration, Seminar, Session } from '@wbd/domain';

/** Everything a confirmation tells. */
export interface Confirmation {
  registration: Registration;
  session: Session;
  seminar: Seminar;
  /** address or meeting link, null when none was given */
  directions: string | null;
  advisorName: string;
  /** address of the seminar's PDF */
  pdf: string | null;
}

/** Where the session takes place, as mail and calendar name it. */
export interface Place {
  location: string;
  /** how to get there, on the spot */
  directions: string | null;
  /** how to get in, online */
  meetingLink: string | null;
}
