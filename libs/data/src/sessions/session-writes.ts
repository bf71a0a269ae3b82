import type { Seminar, Session } from '@wbd/domain/seminars';
import type { Write } from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** A date of a seminar as its owner enters it. The id is chosen before it is stored. */
export interface SessionEntry extends Pick<
  Session,
  'id' | 'time' | 'location' | 'maxParticipants'
> {
  /** address or meeting link: only for those who may get in */
  directions: string;
}

/** What sessions repeat of their seminar. */
type SeminarOfSessions = Pick<Seminar, 'id' | 'advisor' | 'hidden' | 'audience'>;

/**
 * Sessions that are written in one batch. The rules look each of them up, and their limit is 20 lookups a batch, of which
 * the seminar and its owner take some.
 */
const SESSIONS_IN_A_BATCH = 15;

/** The batches in which `writes` can be made: the first one begins with what must be there before the sessions. */
export function batches(first: Write, writes: readonly (readonly Write[])[]): Write[][] {
  const rest = writes.slice(SESSIONS_IN_A_BATCH);
  return [
    [first, ...writes.slice(0, SESSIONS_IN_A_BATCH).flat()],
    ...Array.from({ length: Math.ceil(rest.length / SESSIONS_IN_A_BATCH) }, (_, index) =>
      rest.slice(index * SESSIONS_IN_A_BATCH, (index + 1) * SESSIONS_IN_A_BATCH).flat(),
    ),
  ];
}

/**
 * What has to be written so that a seminar's sessions become those entered: nothing for one that stays as it is, because
 * a date that has passed may stay and may not be written.
 * @param before the sessions as they were read
 * @param quietEdit id of this edit if participants get no mail about it, see `isQuietEdit`
 * @returns the writes of each session that changes; they belong into the same batch
 */
export function sessionWrites(
  seminar: SeminarOfSessions,
  before: readonly SessionEntry[],
  after: readonly SessionEntry[],
  quietEdit: string | null = null,
): Write[][] {
  const mark = quietEdit === null ? {} : { quietEdit };
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.map((entry) => {
      const old = known.get(entry.id);
      return old ? changeOf(seminar, old, entry, mark) : creationOf(seminar, entry);
    }),
    ...before.filter(({ id }) => !kept.has(id)).map(({ id }) => removalOf(id)),
  ].filter((writes) => writes.length > 0);
}

function creationOf(
  seminar: SeminarOfSessions,
  { id, time, location, maxParticipants, directions }: SessionEntry,
): Write[] {
  const owner = { seminar: seminar.id, advisor: seminar.advisor };
  const { hidden, audience } = seminar;
  const entered = { time, location, maxParticipants };
  const data = { ...owner, hidden, audience, ...entered, registrationCount: 0 };
  return [
    { kind: 'set', path: documentPath('sessions', id), data },
    { kind: 'set', path: documentPath('sessionAccess', id), data: { ...owner, directions } },
  ];
}

function changeOf(
  seminar: SeminarOfSessions,
  old: SessionEntry,
  entry: SessionEntry,
  mark: { quietEdit?: string },
): Write[] {
  const changes = {
    ...(entry.time.getTime() !== old.time.getTime() && { time: entry.time }),
    ...(entry.location !== old.location && { location: entry.location }),
    ...(entry.maxParticipants !== old.maxParticipants && {
      maxParticipants: entry.maxParticipants,
    }),
  };
  const writes: Write[] = [];
  if (Object.keys(changes).length > 0) {
    writes.push({
      kind: 'update',
      path: documentPath('sessions', entry.id),
      data: { ...changes, ...mark },
    });
  }
  if (entry.directions !== old.directions) {
    const { directions } = entry;
    const data = { seminar: seminar.id, advisor: seminar.advisor, directions, ...mark };
    writes.push({ kind: 'set', path: documentPath('sessionAccess', entry.id), data });
  }
  return writes;
}

function removalOf(id: string): Write[] {
  return [
    { kind: 'delete', path: documentPath('sessionAccess', id) },
    { kind: 'delete', path: documentPath('sessions', id) },
  ];
}
