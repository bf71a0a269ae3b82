import { randomUUID } from 'node:crypto';
import type { Advisor } from '@wbd/domain/advisors';
import { audiencesOf, teamAudience } from '@wbd/domain/audiences';
import type { Seminar, Session } from '@wbd/domain/seminars';
import type { Team, TeamInvitation } from '@wbd/domain/teams';
import { aKnowledgeVideo, anExpertVideo } from '@wbd/domain/testing';
import { db } from '../src/core/firestore.ts';
import { files } from '../src/gateways/storage.ts';
import { anAccount, anAdvisor, aSeminar, aSession, newId, store } from '../test/data.ts';

/** A seminar or a video that a team alone sees. */
export interface NarrowItem {
  what: 'seminar' | 'expert' | 'knowledge';
  id: string;
}

/** A team with what it shares. */
export interface PartyTeam {
  id: string;
  /** a member who does not lead it, and owns most of what it shares */
  mate: Advisor;
  items: readonly NarrowItem[];
  seminar: Seminar;
  session: Session;
  /** to someone who is in no team */
  invitation: string;
  /** in the titles, texts and paths of what the team alone sees */
  secret: string;
}

/** Makes an advisor the lead of a team. */
export async function createTeam(lead: Advisor): Promise<PartyTeam> {
  const id = newId('team');
  const secret = `secret-${randomUUID()}`;
  const audience = teamAudience(id);
  const joinedAt = new Date();
  const mate = await store('advisors', anAdvisor({ org: lead.org }));
  const membership = { id, joinedAt, figures: null, money: null };
  await store('accounts', anAccount({ id: mate.id, email: `${randomUUID()}@example.org` }));
  await Promise.all(
    [lead, mate].map(({ id: uid, org }) => {
      const audiences = audiencesOf({ id: uid, org, team: id });
      return db.doc(`accounts/${uid}`).update({ team: membership, audiences });
    }),
  );
  await store<Team>('teams', {
    id,
    name: 'Nord',
    lead: lead.id,
    members: {
      [lead.id]: { isDeputy: false, joinedAt },
      [mate.id]: { isDeputy: false, joinedAt },
    },
    memberIds: [lead.id, mate.id],
    parent: null,
    wish: null,
    structure: 0,
    createdAt: joinedAt,
  });
  const invitation = await store<TeamInvitation>('teamInvitations', {
    id: newId('invitation'),
    team: id,
    email: `${randomUUID()}@example.org`,
    advisor: lead.id,
    createdAt: joinedAt,
    expiresAt: new Date(joinedAt.getTime() + 24 * 3_600_000),
  });
  const url = `knowledge_videos/video/${secret}.mp4`;
  const content = new Uint8Array(10);
  await files.write(url, { owner: mate.id, contentType: 'video/mp4', content });
  const text = { title: secret, description: secret };
  const [seminar, mates, expert, knowledge] = await Promise.all([
    store('seminars', aSeminar(lead.id, { org: lead.org, audience, ...text })),
    store('seminars', aSeminar(mate.id, { org: lead.org, audience, ...text })),
    store('expertVideos', anExpertVideo(mate.id, { org: lead.org, audience, description: secret })),
    store('knowledgeVideos', aKnowledgeVideo(mate, { audience, url, ...text })),
  ]);
  const session = await store('sessions', aSession(seminar, { location: secret }));
  const items: NarrowItem[] = [
    { what: 'seminar', id: seminar.id },
    { what: 'seminar', id: mates.id },
    { what: 'expert', id: expert.id },
    { what: 'knowledge', id: knowledge.id },
  ];
  return { id, mate, items, seminar, session, invitation: invitation.id, secret };
}
