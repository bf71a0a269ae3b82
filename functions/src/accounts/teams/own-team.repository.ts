import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import { teamAudience } from '@wbd/domain/audiences';
import { expertVideoSchema, knowledgeVideoSchema, topicOf } from '@wbd/domain/content';
import { seminarSchema } from '@wbd/domain/seminars';
import {
  TEAM_ITEM_COLLECTIONS,
  teamEntrySchema,
  teamInvitationSchema,
  teamSchema,
  type Team,
  type TeamEntry,
  type TeamInvitation,
  type TeamItemKind,
} from '@wbd/domain/teams';
import type { Query } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';
import { readOwnStates, type OwnState } from '../../core/own-state.repository.ts';

const MOST_LISTED = 100;

export interface OwnTeamRepository {
  /** null for a team that no longer exists */
  team(id: string): Promise<Team | null>;
  teams(ids: readonly string[]): Promise<Team[]>;
  /** teams below one, or that wish to be */
  around(field: 'parent' | 'wish', id: string): Promise<Team[]>;
  invitationsOf(team: string): Promise<TeamInvitation[]>;
  invitationsTo(email: string): Promise<TeamInvitation[]>;
  /** the latest first */
  entries(team: string): Promise<TeamEntry[]>;
  /** items shared with a team, the newest first, at most so many */
  items(team: string, most: number): Promise<TeamItem[]>;
  advisors(uids: readonly string[]): Promise<Advisor[]>;
  /** without those that are gone */
  people(uids: readonly string[]): Promise<OwnState[]>;
}

export interface TeamItem {
  what: TeamItemKind;
  id: string;
  title: string;
  advisor: string;
  createdAt: Date;
}

function itemOf(
  what: TeamItemKind,
  { id, advisor, createdAt }: Pick<TeamItem, 'id' | 'advisor' | 'createdAt'>,
  title: string,
): TeamItem {
  return { what, id, title, advisor, createdAt };
}

const teamsIn = async (query: Query) => parseDocuments(teamSchema, (await query.get()).docs);
const invitationsIn = async (query: Query) =>
  parseDocuments(teamInvitationSchema, (await query.get()).docs);

export const ownTeamRepository: OwnTeamRepository = {
  team: async (id) => parseDocument(teamSchema, await db.doc(`teams/${id}`).get()),
  async teams(ids) {
    if (ids.length === 0) return [];
    return parseDocuments(teamSchema, await db.getAll(...ids.map((id) => db.doc(`teams/${id}`))));
  },
  around: (field, id) => teamsIn(db.collection('teams').where(field, '==', id).limit(MOST_LISTED)),
  invitationsOf: (team) =>
    invitationsIn(db.collection('teamInvitations').where('team', '==', team).limit(MOST_LISTED)),
  invitationsTo: (email) =>
    invitationsIn(db.collection('teamInvitations').where('email', '==', email).limit(MOST_LISTED)),
  async entries(team) {
    const latest = db.collection(`teams/${team}/teamEntries`).orderBy('at', 'desc');
    const { docs } = await latest.limit(MOST_LISTED).get();
    return parseDocuments(teamEntrySchema, docs);
  },
  async items(team, most) {
    const of = (what: TeamItemKind) =>
      db
        .collection(TEAM_ITEM_COLLECTIONS[what])
        .where('audience', '==', teamAudience(team))
        .where('hidden', '==', false)
        .orderBy('createdAt', 'desc')
        .limit(most)
        .get();
    const [seminars, experts, knowledge] = await Promise.all([
      of('seminar'),
      of('expert'),
      of('knowledge'),
    ]);
    const items = [
      ...parseDocuments(seminarSchema, seminars.docs).map((one) =>
        itemOf('seminar', one, one.title),
      ),
      ...parseDocuments(expertVideoSchema, experts.docs).map((one) =>
        itemOf('expert', one, topicOf(one.description).topic),
      ),
      ...parseDocuments(knowledgeVideoSchema, knowledge.docs).map((one) =>
        itemOf('knowledge', one, one.title),
      ),
    ];
    return items.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, most);
  },
  async advisors(uids) {
    const distinct = [...new Set(uids)];
    if (distinct.length === 0) return [];
    const found = await db.getAll(...distinct.map((uid) => db.doc(`advisors/${uid}`)));
    return parseDocuments(advisorSchema, found);
  },
  people: (uids) => readOwnStates(uids),
};
