import { PUBLIC } from '@wbd/domain/audiences';
import type { Advisor } from '@wbd/domain/advisors';
import { seesEverySeminar } from '@wbd/domain/pages';
import { seminarSchema, type Seminar } from '@wbd/domain/seminars';
import { newDocumentId, serverTimestamp, where, writeTogether } from '@wbd/firebase/firestore';
import { readAccount } from '../accounts/accounts.repository.ts';
import { readPublicConfig } from '../config/config.repository.ts';
import { nullIfDenied } from '../hidden/index.ts';
import { ownedCollection, type Draft } from '../owned-collection/index.ts';
import { documentPath } from '../paths/index.ts';
import { repeatable } from '../repeatable/index.ts';
import { batches, sessionWrites, type SessionEntry } from '../sessions/session-writes.ts';
import { groupSeminars, type SeminarGroups } from './seminar-groups.ts';

/** What an advisor enters of a seminar. */
export type SeminarContent = Pick<
  Seminar,
  | 'title'
  | 'description'
  | 'duration'
  | 'online'
  | 'video'
  | 'videoCaptions'
  | 'trailer'
  | 'trailerCaptions'
  | 'preview'
  | 'thumb'
  | 'pdf'
  | 'audience'
>;

/** The rules answer no list that could hold what the operator has hidden, except to who may see it. */
const visible = where('hidden', '==', false);
/** Nor one that could hold what is for an audience that the reader does not belong to. */
const isPublic = where('audience', '==', PUBLIC);

const seminarCollection = ownedCollection('seminars', seminarSchema);

export const draftSeminar = seminarCollection.draft;

/** @returns null when there is none with this id that the person may see */
export function readSeminar(id: string): Promise<Seminar | null> {
  return nullIfDenied(seminarCollection.read(id));
}

/** The public seminars of all advisors; the rules answer advisors only. */
export function readSeminars(): Promise<Seminar[]> {
  return seminarCollection.readAll(visible, isPublic);
}

/** The seminars of these audiences; the rules answer advisors who belong to all of them. */
export function readSeminarsFor(audiences: readonly string[]): Promise<Seminar[]> {
  if (audiences.length === 0) return Promise.resolve([]);
  return seminarCollection.readAll(visible, where('audience', 'in', audiences));
}

/** What the operator has hidden; the rules answer internal testing only. */
export function readHiddenSeminars(): Promise<Seminar[]> {
  return seminarCollection.readAll(where('hidden', '==', true), isPublic);
}

/** The seminars that the portal lists for an advisor. */
export async function readSeminarGroups(
  viewer: Pick<Advisor, 'id' | 'org'>,
): Promise<SeminarGroups> {
  // the list of the organisation at once, which all but internal testing see
  const [config, ofOrganisation, [audiences, narrow], own] = await Promise.all([
    readPublicConfig(),
    seminarCollection.readAll(where('org', '==', viewer.org), visible, isPublic),
    readNarrowSeminars(viewer.id),
    // also what was made in another organisation, and what the operator has hidden
    seminarCollection.readOwn(viewer.id),
  ]);
  const others = seesEverySeminar(viewer.id, config) ? await readSeminars() : ofOrganisation;
  const all = [...others, ...narrow, ...own];
  const seminars = [...new Map(all.map((one) => [one.id, one])).values()];
  return groupSeminars(seminars, { ...viewer, audiences }, config);
}

async function readNarrowSeminars(uid: string): Promise<[readonly string[], Seminar[]]> {
  const audiences = (await readAccount(uid))?.audiences ?? [];
  return [audiences, await readSeminarsFor(audiences)];
}

/**
 * Publishes a seminar with its sessions; it starts hidden on the pages of existing advisors. Sessions beyond one batch
 * follow, and a retry with the same drafts continues where it stopped.
 */
export async function createSeminar(
  owner: Pick<Advisor, 'id' | 'org'>,
  { id, ...content }: Draft & SeminarContent,
  sessions: readonly SessionEntry[],
): Promise<void> {
  const data = {
    ...content,
    advisor: owner.id,
    org: owner.org,
    hidden: false,
    excluded: false,
    createdAt: serverTimestamp(),
  };
  const seminar = { kind: 'set', path: documentPath('seminars', id), data } as const;
  const { audience } = content;
  const added = sessionWrites({ id, advisor: owner.id, hidden: false, audience }, [], sessions);
  const [first = [], ...more] = batches(seminar, added);
  await repeatable(
    () => writeTogether(first),
    async () => (await readSeminar(id)) !== null,
  );
  for (const batch of more) await writeTogether(batch);
}

export interface SeminarChange {
  id: string;
  content: Partial<SeminarContent>;
  /** as the form read it: new sessions are as hidden as their seminar, and for the same audience */
  hidden: boolean;
  audience: string;
  /** the sessions as they were read, and as they are to be */
  sessions: { before: readonly SessionEntry[]; after: readonly SessionEntry[] };
  /** sends participants no mail about it */
  isQuiet?: boolean;
}

/** Stores what the owner changed about a seminar and its sessions. */
export async function updateSeminar(
  ownerId: string,
  { id, content, hidden: isHidden, audience, sessions, isQuiet = false }: SeminarChange,
): Promise<void> {
  const quietEdit = isQuiet ? newDocumentId() : null;
  const isMarked = quietEdit !== null && Object.keys(content).length > 0;
  const seminar = {
    kind: 'update',
    path: documentPath('seminars', id),
    data: { ...content, ...(isMarked && { quietEdit }) },
  } as const;
  const changes = sessionWrites(
    { id, advisor: ownerId, hidden: isHidden, audience: content.audience ?? audience },
    sessions.before,
    sessions.after,
    quietEdit,
  );
  for (const batch of batches(seminar, changes)) await writeTogether(batch);
}
