import { registrationSchema, seminarSchema, type Registration } from '@wbd/domain/seminars';
import { limit, orderBy, readDocument, readGroup, where } from '@wbd/firebase/firestore';
import { nullIfDenied } from '../hidden/index.ts';
import { documentPath } from '../paths/index.ts';

/** How many of the latest registrations an advisor sees. */
const LATEST_FEW = 5;

/** A registration for one of the advisor's own seminars, with the seminar's title. */
export interface LatestRegistration {
  registration: Registration;
  /** empty when the seminar is gone */
  title: string;
}

/** The latest registrations for the advisor's own seminars; costs the same however many there are. */
export async function readLatestRegistrations(uid: string): Promise<LatestRegistration[]> {
  const registrations = await readGroup(
    registrationSchema,
    'registrations',
    where('seminarAdvisor', '==', uid),
    orderBy('registeredAt', 'desc'),
    limit(LATEST_FEW),
  );
  const ids = [...new Set(registrations.map(({ seminar }) => seminar))];
  const seminars = await Promise.all(
    ids.map((id) => nullIfDenied(readDocument(seminarSchema, documentPath('seminars', id)))),
  );
  const titles = new Map(seminars.map((seminar, at) => [ids[at], seminar?.title ?? '']));
  return registrations.map((registration) => ({
    registration,
    title: titles.get(registration.seminar) ?? '',
  }));
}
