import { seesEverySeminar, seminarSchema, type Advisor, type Seminar } from '@wbd/domain';
import { serverTimestamp, where, writeTogether } from '@wbd/firebase/firestore';
import { readPublicConfig } from '../config/config.repository.ts';
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
  | 'trailer'
  | 'preview'
  | 'thumb'
  | 'pdf'
>;

const seminarCollection = ownedCollection('seminars', seminarSchema);

export const draftSeminar = seminarCollection.draft;
export const readSeminar = seminarCollection.read;

/** Everybody's seminars; the rules answer advisors only. */
export function readSeminars(): Promise<Seminar[]> {
  return seminarCollection.readAll();
}

/** The seminars that the portal lists for an advisor. */
export async function readSeminarGroups(
  viewer: Pick<Advisor, 'id' | 'org'>,
): Promise<SeminarGroups> {
  const config = await readPublicConfig();
  const seminars = seesEverySeminar(viewer.id, config)
    ? await readSeminars()
    : await Promise.all([
        seminarCollection.readAll(where('org', '==', viewer.org)),
        // somebody who changed the organisation keeps what they made before
        seminarCollection.readOwn(viewer.id),
      ]).then((found) => [...new Map(found.flat().map((one) => [one.id, one])).values()]);
  return groupSeminars(seminars, viewer, config);
}

/**
 * Publishes a seminar with its sessions; it starts hidden on the pages of everyone who is there. What does not fit into
 * the seminar's own batch follows, and trying again with the same drafts goes on where it stopped.
 */
export async function createSeminar(
  owner: Pick<Advisor, 'id' | 'org'>,
  { id, ...content }: Draft & SeminarContent,
  sessions: readonly SessionEntry[],
): Promise<void> {
  const data = { ...content, advisor: owner.id, org: owner.org, createdAt: serverTimestamp() };
  const seminar = { kind: 'set', path: documentPath('seminars', id), data } as const;
  const added = sessionWrites({ id, advisor: owner.id }, [], sessions);
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
  /** the sessions as they were read, and as they are to be */
  sessions: { before: readonly SessionEntry[]; after: readonly SessionEntry[] };
}

/** Stores what the owner changed about a seminar and its sessions. */
export async function updateSeminar(
  ownerId: string,
  { id, content, sessions }: SeminarChange,
): Promise<void> {
  const seminar = {
    kind: 'update',
    path: documentPath('seminars', id),
    data: { ...content },
  } as const;
  const changes = sessionWrites({ id, advisor: ownerId }, sessions.before, sessions.after);
  for (const batch of batches(seminar, changes)) await writeTogether(batch);
}
