import type { Registration } from '@wbd/domain/seminars';
import { seatToken } from '../../core/seat-token.ts';
import { publicFileUrl } from '../../gateways/public-file-url.ts';
import { readContact } from '../../mail/letters/registration/contact.repository.ts';
import { previewOfChange } from '../../mail/letters/session-changed/session-changed-mail.tsx';
import type { ChangedSession } from './preview-session-change.service.ts';

/** Matches no person, so that links in the preview lead to no seat. */
const NOBODY = 'vorschau';

/** The mail about a change as participants would get it, with a placeholder for the name and without a working link. */
export async function writePreview({ advisor, seminar, session, directions, now }: ChangedSession) {
  const contact = await readContact(advisor.id);
  if (!contact) return null;
  const registration: Registration = {
    id: NOBODY,
    customer: NOBODY,
    takenAs: null,
    booking: NOBODY,
    moves: 0,
    absorbed: [],
    session: session.id,
    seminar: seminar.id,
    seminarAdvisor: seminar.advisor,
    advisor: advisor.id,
    page: advisor.id,
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'vorschau@example.invalid',
    phone: null,
    bday: null,
    job: null,
    status: 'registered',
    invitedBy: null,
    registeredAt: now,
    consent: null,
    attended: null,
  };
  const pdf = seminar.pdf === null ? null : publicFileUrl(seminar.pdf);
  const details = { registration, session, seminar, directions, contact, pdf, revision: now };
  const letter = await previewOfChange(details, now);
  if (!letter) return null;
  return {
    subject: letter.subject,
    text: letter.text.replaceAll(seatToken(registration), '…'),
  };
}
