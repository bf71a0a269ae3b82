import * as z from 'zod/mini';

/** Everyone; what items of earlier releases mean without a field. */
export const PUBLIC = 'public';

const KINDS = ['org', 'team', 'own'] as const;
/** `own`: its owner alone, as is left when a team is gone. */
type Kind = (typeof KINDS)[number];

/** Who an item is for: everyone, the advisors of an organisation, the members of a team, or its owner alone. */
export type Audience = { kind: 'public' } | { kind: Kind; id: string };
export type AudienceKind = Audience['kind'];

const TEXT = /^(org|team|own):([^/]{1,128})$/;

/** An audience as it is stored: `public`, `org:{orgId}`, `team:{teamId}` or `own:{uid}`. Queries and rules compare the text. */
export const audienceTextSchema = z
  .string()
  .check(z.refine((text) => text === PUBLIC || TEXT.test(text)));

/** The `audience` of a stored item; items of earlier releases are public. */
export const audienceField = z._default(audienceTextSchema, PUBLIC);

/** `accounts/{uid}.audiences`; empty for accounts that the server has yet to complete. */
export const audiencesField = z._default(z.array(audienceTextSchema), []);

export const orgAudience = (org: string): string => `org:${org}`;
export const teamAudience = (team: string): string => `team:${team}`;
export const ownAudience = (uid: string): string => `own:${uid}`;

/** Reads a stored audience. An unreadable one includes no reader, so that a mistake never publishes anything. */
export function parseAudience(text: string): Audience {
  if (text === PUBLIC) return { kind: 'public' };
  const [, name, id] = TEXT.exec(text) ?? [];
  const kind = KINDS.find((one) => one === name);
  return kind && id !== undefined ? { kind, id } : { kind: 'own', id: '' };
}

interface Item {
  audience: string;
}

/** Whether pages, cards, link previews, mails and visitors may show an item. */
export function isPublic({ audience }: Item): boolean {
  return audience === PUBLIC;
}

/** The narrow audiences that an advisor belongs to, as their account holds them. */
export function audiencesOf(advisor: { id: string; org: string; team: string | null }): string[] {
  const { id, org, team } = advisor;
  return [ownAudience(id), orgAudience(org), ...(team === null ? [] : [teamAudience(team)])];
}

/** The audiences of an account after its advisor joined a team, or left the one they were in. */
export function withTeam(audiences: readonly string[], team: string | null): string[] {
  const others = audiences.filter((one) => parseAudience(one).kind !== 'team');
  return team === null ? others : [...others, teamAudience(team)];
}

/** Whether an account has all its audiences; those of earlier releases have none. */
export function hasAudiences(account: { id: string; audiences: readonly string[] }): boolean {
  return account.audiences.includes(ownAudience(account.id));
}

/**
 * Whether an item is for an advisor, apart from its owner, who always sees it. Firestore's rules ask besides for a confirmed
 * address and an open account.
 */
export function isFor(
  { audience }: Item,
  { audiences }: { audiences: readonly string[] },
): boolean {
  return audience === PUBLIC || audiences.includes(audience);
}
