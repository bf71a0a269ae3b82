import { accountSchema, type Account } from '@wbd/domain/accounts';
import { advisorCodeSchema, normalizeAdvisorCode } from '@wbd/domain/advisors';
import { audienceField, ownAudience, withTeam } from '@wbd/domain/audiences';
import { idSchema } from '@wbd/domain/fields';
import type { Mail } from '@wbd/domain/mails';
import {
  TEAM_ITEM_COLLECTIONS,
  teamInvitationSchema,
  teamSchema,
  uncountedFigures,
  type Team,
  type TeamEntry,
  type TeamInvitation,
  type TeamItemKind,
} from '@wbd/domain/teams';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
  SetOptions,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  db,
  parseDocument,
  parseDocuments,
  toData,
  type NewDocument,
} from '../../core/firestore.ts';
import { readOwnStates, type OwnState } from '../../core/own-state.repository.ts';

/** An entry of a team's history that is still to be stored. */
export type NewEntry = Pick<TeamEntry, 'event' | 'by'> & Partial<Pick<TeamEntry, 'about' | 'name'>>;

const sharedItemSchema = z.object({ advisor: idSchema, audience: audienceField });
export type SharedItem = z.infer<typeof sharedItemSchema>;

const itemPath = (what: TeamItemKind, id: string) => `${TEAM_ITEM_COLLECTIONS[what]}/${id}`;

/** Reads and writes of a change of teams in one transaction: its reads still hold when its writes arrive. */
export interface TeamUnit {
  account(uid: string): Promise<Account | null>;
  /** without those that are gone */
  people(uids: readonly string[]): Promise<OwnState[]>;
  /** the account that has the address */
  uidWithEmail(email: string): Promise<string | null>;
  uidWithCode(code: string): Promise<string | null>;
  team(id: string): Promise<Team | null>;
  /** @param most none has more, or more of them make no difference */
  teamsBelow(ids: readonly string[], most: number): Promise<Team[]>;
  teamsThatWish(parent: string, most: number): Promise<Team[]>;
  /** whose an item is, and whom it is for */
  item(what: TeamItemKind, id: string): Promise<SharedItem | null>;
  invitation(id: string): Promise<TeamInvitation | null>;
  invitationsOf(team: string, most: number): Promise<TeamInvitation[]>;

  put(team: Team): void;
  /** Marks a team as looked at by a change that must not miss another one. */
  touch(team: Team): void;
  remove(team: Team): void;
  /**
   * Says in a member's account where they are, what they may see, and whether the team sees their figures: what was counted
   * before goes, and figures that are shared are to be counted. An account that is gone stays gone.
   */
  join(account: Account, team: Account['team']): void;
  /** Removes what a team sees of someone whose account is gone. */
  removeFigures(uid: string): void;
  /** Leaves an item to its owner alone. */
  keepToOwner(what: TeamItemKind, id: string, owner: string): void;
  putInvitation(invitation: TeamInvitation): void;
  removeInvitation(id: string): void;
  note(team: string, entry: NewEntry): void;
  /** Creates documents that no one else creates. */
  create(rows: readonly NewDocument[]): void;
  /** Queues a mail; one that was queued before stays the only one. */
  tell(mail: Mail): Promise<void>;
}

export interface TeamsRepository {
  /** Carries out a change; its writes arrive together or, when it throws, not at all. */
  change<Result>(now: Date, work: (unit: TeamUnit) => Promise<Result>): Promise<Result>;
  /** ids of the teams that an advisor is in; the account may be gone */
  idsOf(uid: string): Promise<string[]>;
}

interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
  find(query: Query): Promise<QuerySnapshot>;
}

/** @param data null deletes the document */
interface Write {
  ref: DocumentReference;
  data: DocumentData | null;
  /** the only fields that change; left out, the whole document does */
  fields?: string[];
}

interface Writer {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
  delete(ref: DocumentReference): unknown;
}

/** @param guarded false for negative controls: nothing notices what others write meanwhile */
export function teamsRepository({ guarded = true } = {}): TeamsRepository {
  return {
    change: (now, work) => (guarded ? inTransaction(now, work) : unguarded(now, work)),
    async idsOf(uid) {
      const { docs } = await db
        .collection('teams')
        .where('memberIds', 'array-contains', uid)
        .select()
        .get();
      return docs.map(({ id }) => id);
    },
  };
}

type Work<Result> = (unit: TeamUnit) => Promise<Result>;

function inTransaction<Result>(now: Date, work: Work<Result>): Promise<Result> {
  return db.runTransaction(async (transaction) => {
    const writes: Write[] = [];
    const reader: Reader = {
      getAll: (...refs) => transaction.getAll(...refs),
      find: (query) => transaction.get(query),
    };
    const result = await work(unitOf(reader, writes, now));
    carryOut(transaction, writes);
    return result;
  });
}

async function unguarded<Result>(now: Date, work: Work<Result>): Promise<Result> {
  const writes: Write[] = [];
  const reader: Reader = {
    getAll: (...refs) => db.getAll(...refs),
    find: (query) => query.get(),
  };
  const result = await work(unitOf(reader, writes, now));
  const batch = db.batch();
  carryOut(batch, writes);
  await batch.commit();
  return result;
}

function carryOut(writer: Writer, writes: readonly Write[]): void {
  for (const { ref, data, fields } of writes) {
    if (data === null) writer.delete(ref);
    else writer.set(ref, data, fields ? { mergeFields: fields } : {});
  }
}

function unitOf(reader: Reader, writes: Write[], now: Date): TeamUnit {
  const at = (path: string) => db.doc(path);
  const one = async (path: string): Promise<DocumentSnapshot> => {
    const [found] = await reader.getAll(at(path));
    if (!found) throw new Error('getAll fell short');
    return found;
  };
  const teams = async (query: Query) => parseDocuments(teamSchema, (await reader.find(query)).docs);
  return {
    account: async (uid) => parseDocument(accountSchema, await one(`accounts/${uid}`)),
    people: (uids) => readOwnStates(uids, (...refs) => reader.getAll(...refs)),
    async uidWithEmail(email) {
      const found = await reader.find(
        db.collection('accounts').where('email', '==', email).limit(1),
      );
      return found.docs[0]?.id ?? null;
    },
    async uidWithCode(code) {
      const id = idSchema.safeParse(normalizeAdvisorCode(code));
      if (!id.success) return null;
      return parseDocument(advisorCodeSchema, await one(`codes/${id.data}`))?.uid ?? null;
    },
    team: async (id) => parseDocument(teamSchema, await one(`teams/${id}`)),
    teamsBelow: (ids, most) =>
      ids.length === 0
        ? Promise.resolve([])
        : teams(db.collection('teams').where('parent', 'in', ids).limit(most)),
    teamsThatWish: (parent, most) =>
      teams(db.collection('teams').where('wish', '==', parent).limit(most)),
    item: async (what, id) => parseDocument(sharedItemSchema, await one(itemPath(what, id))),
    invitation: async (id) =>
      parseDocument(teamInvitationSchema, await one(`teamInvitations/${id}`)),
    async invitationsOf(team, most) {
      const open = db.collection('teamInvitations').where('team', '==', team).limit(most);
      return parseDocuments(teamInvitationSchema, (await reader.find(open)).docs);
    },

    put: (team) => writes.push({ ref: at(`teams/${team.id}`), data: toData(team) }),
    touch: ({ id, structure }) =>
      writes.push({
        ref: at(`teams/${id}`),
        data: { structure: structure + 1 },
        fields: ['structure'],
      }),
    remove: ({ id }) => writes.push({ ref: at(`teams/${id}`), data: null }),
    join({ id, audiences: before }, team) {
      const audiences = withTeam(before, team?.id ?? null);
      const fields = ['team', 'audiences'];
      writes.push({ ref: at(`accounts/${id}`), data: { team, audiences }, fields });
      const figures = team?.figures ? toData(uncountedFigures(id, team, now)) : null;
      writes.push({ ref: at(`teamFigures/${id}`), data: figures });
    },
    removeFigures: (uid) => writes.push({ ref: at(`teamFigures/${uid}`), data: null }),
    keepToOwner: (what, id, owner) =>
      writes.push({
        ref: at(itemPath(what, id)),
        data: { audience: ownAudience(owner) },
        fields: ['audience'],
      }),
    putInvitation: (invitation) =>
      writes.push({ ref: at(`teamInvitations/${invitation.id}`), data: toData(invitation) }),
    removeInvitation: (id) => writes.push({ ref: at(`teamInvitations/${id}`), data: null }),
    note(team, { event, by, about = null, name = null }) {
      const ref = db.collection(`teams/${team}/teamEntries`).doc();
      writes.push({ ref, data: { event, by, about, name, at: now } });
    },
    create(rows) {
      writes.push(...rows.map(({ path, data }) => ({ ref: at(path), data })));
    },
    async tell(mail) {
      const queued = await one(`mails/${mail.id}`);
      if (!queued.exists) writes.push({ ref: queued.ref, data: toData(mail) });
    },
  };
}
