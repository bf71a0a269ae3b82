import { PUBLIC } from '@wbd/domain/audiences';
import {
  isShownTo,
  MOST_DATES,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  sessionState,
  type Seminar,
  type Session,
} from '@wbd/domain/seminars';
import {
  limit,
  newDocumentId,
  orderBy,
  readCollection,
  readDocument,
  readWholeCollection,
  where,
  type QueryConstraint,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { documentPath } from '../paths/index.ts';
import type { SessionEntry } from './session-writes.ts';
import { takingPlace } from './taking-place.ts';

/** The rules answer no list that could hold what the operator has hidden, except to who may see it. */
const visible = where('hidden', '==', false);

/** the limit of the rules */
const AT_MOST = MOST_DATES;
/** the most values that Firestore takes in one `in` */
const IDS_IN_A_QUERY = 30;

/** Reads a public seminar's sessions that visitors see, the next one first. */
export async function readUpcomingSessions(seminarId: string, now: Date): Promise<Session[]> {
  const found = await readCollection(
    sessionSchema,
    'sessions',
    where('seminar', '==', seminarId),
    visible,
    where('audience', '==', PUBLIC),
    where('time', '>', now),
    orderBy('time'),
    limit(AT_MOST),
  );
  return found.filter((session) => isShownTo('visitor', session, now));
}

/** More than are wanted, because some were called off. */
const CALLED_OFF = 3;

/** The advisor's own sessions among the next ones that take place, and whether there are no more. */
async function readOpenOwnSessions(uid: string, now: Date, most: number) {
  const coming = await readCollection(
    sessionSchema,
    'sessions',
    where('advisor', '==', uid),
    where('time', '>', now),
    orderBy('time'),
    limit(most),
  );
  const open = takingPlace(coming, now);
  return { open, isAll: coming.length < most };
}

/**
 * The next sessions of the advisor's own seminars, with the seminars' titles.
 * @param most how many, at most 100
 */
export async function readNextOwnSessions(
  uid: string,
  now: Date,
  most: number,
): Promise<{ session: Session; title: string }[]> {
  const few = await readOpenOwnSessions(uid, now, Math.min(most + CALLED_OFF, AT_MOST));
  const found =
    few.isAll || few.open.length >= most ? few : await readOpenOwnSessions(uid, now, AT_MOST);
  const sessions = found.open.slice(0, most);
  const ids = [...new Set(sessions.map(({ seminar }) => seminar))];
  const seminars = await Promise.all(
    ids.map((id) => readDocument(seminarSchema, documentPath('seminars', id))),
  );
  const titles = new Map(seminars.map((seminar, at) => [ids[at], seminar?.title ?? '']));
  return sessions.map((session) => ({ session, title: titles.get(session.seminar) ?? '' }));
}

/** All sessions of the seminars that the viewer may see, past ones included, the earliest first. */
export async function readSessions(
  seminars: readonly SeminarOfSessions[],
  viewerId: string,
): Promise<Session[]> {
  const ids = seminars.map(({ id }) => id);
  const ofAudience = Map.groupBy(seminars, ({ audience }) => audience);
  const found = await Promise.all([
    ...[...ofAudience].map(([audience, some]) =>
      sessionsOf(
        some.map(({ id }) => id),
        visible,
        where('audience', '==', audience),
      ),
    ),
    sessionsOf(ids, where('advisor', '==', viewerId)),
  ]);
  const sessions = [...new Map(found.flat().map((one) => [one.id, one])).values()];
  return sessions.toSorted((a, b) => a.time.getTime() - b.time.getTime());
}

/** What a list of sessions depends on. */
export type SeminarOfSessions = Pick<Seminar, 'id' | 'audience'>;

async function sessionsOf(
  seminarIds: readonly string[],
  ...which: QueryConstraint[]
): Promise<Session[]> {
  const chunks = Array.from({ length: Math.ceil(seminarIds.length / IDS_IN_A_QUERY) }, (_, index) =>
    seminarIds.slice(index * IDS_IN_A_QUERY, (index + 1) * IDS_IN_A_QUERY),
  );
  const found = await Promise.all(
    chunks.map((ids) =>
      readWholeCollection(
        sessionSchema,
        'sessions',
        AT_MOST,
        where('seminar', 'in', ids),
        ...which,
        orderBy('time'),
      ),
    ),
  );
  return found.flat();
}

/** A seminar's session with the way to get in. */
export type SessionWithAccess = Session & Pick<SessionEntry, 'directions'>;

/** All sessions of a seminar that its form can change, the earliest first; the rules answer its owner only. */
export async function readSessionsWithAccess(
  seminarId: string,
  ownerId: string,
): Promise<SessionWithAccess[]> {
  const [sessions, accesses] = await Promise.all([
    sessionsOf([seminarId], where('advisor', '==', ownerId)),
    readWholeCollection(
      sessionAccessSchema,
      'sessionAccess',
      PAGE_SIZE,
      where('advisor', '==', ownerId),
      where('seminar', '==', seminarId),
    ),
  ]);
  const directions = new Map(accesses.map((access) => [access.id, access.directions]));
  const now = new Date();
  const open = sessions.filter((session) => sessionState(session, now) !== 'called-off');
  return open.map((session) => ({ ...session, directions: directions.get(session.id) ?? '' }));
}

/**
 * A session and the seminar it belongs to.
 * @returns null when either is not there, or is hidden from this person
 */
export async function readSessionWithSeminar(
  id: string,
): Promise<{ session: Session; seminar: Seminar } | null> {
  const session = await nullIfDenied(readDocument(sessionSchema, documentPath('sessions', id)));
  if (!session) return null;
  const seminar = await nullIfDenied(
    readDocument(seminarSchema, documentPath('seminars', session.seminar)),
  );
  return seminar && { session, seminar };
}

/** The id of a session that is still to be stored. */
export function draftSession(): Pick<SessionEntry, 'id'> {
  return { id: newDocumentId() };
}
