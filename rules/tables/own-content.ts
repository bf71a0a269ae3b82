import type * as z from 'zod/mini';
import { IN_TEAM, type Role } from '../roles.ts';
import { NOW, type Fields } from '../engine/request.ts';
import {
  creates,
  deletes,
  fixed,
  gets,
  lists,
  listsUpTo,
  server,
  updates,
  type Field,
  type Row,
  type Table,
} from '../engine/table.ts';
import { FUTURE, keptOfOwner, newPath, ofRole, orgOf, PAST, RESTRICTED_ID } from './values.ts';

interface OwnContent {
  collection: string;
  schema: z.ZodMiniObject;
  /** who reads what */
  reads: readonly Row[];
  /** who has the level that creating asks for, changing and deleting */
  creators: readonly Role[];
  changers: readonly Role[];
  deleters: readonly Role[];
  /** a complete new document of this advisor */
  data: (advisor: Role) => Fields;
  changes: Fields;
  /** what only this collection decides */
  more?: readonly Row[];
  /** its own fields, besides those that say whose it is and since when */
  fields: Readonly<Record<string, Field>>;
}

/** The mark of what the operator has hidden is on a new document, unset, and no client changes it; sizes of pictures and versions of films are the server's. */
const MARKS: Readonly<Record<string, Field>> = {
  id: fixed([], ['anders'], 'anders'),
  advisor: fixed(['owner'], ['foreign', null], 'foreign'),
  org: fixed(['org-a'], ['org-c', null], 'org-c'),
  createdAt: fixed([NOW], [PAST, FUTURE, null], NOW),
  hidden: fixed([false], [true, null, 0], true),
  pictureWidths: server([]),
  films: server([]),
};

/** The table of a collection in which advisors write their own documents, and no one else's. */
export function ownContent(content: OwnContent): Table {
  const { collection, schema, reads, deleters, data, more = [], fields } = content;
  const marks = Object.entries(MARKS).filter(([name]) => name in schema.shape);
  return {
    collection,
    rows: [
      ...reads,
      ...ownWrites(content),
      deletes('the own', deleters, ofRole(collection)),
      deletes(
        "the owner's",
        deleters.filter((role) => role === 'owner'),
        `${collection}/of-owner`,
      ),
      ...more,
    ],
    fields: {
      schema,
      target: `${collection}/of-owner`,
      writers: ['owner'],
      creates: { path: (number) => newPath(collection, `New${number}x`), data: data('owner') },
      fields: { ...Object.fromEntries(marks), ...fields },
    },
  };
}

/** What a decision on a notice hides, and clients restore after deleting it. */
const RESTORABLE = new Set(['knowledgeVideos', 'expertVideos', 'testimonials', 'quickVideos']);

/** Where looking up the team would be one lookup too many for a creation: it is for the team once it is changed. */
const BECOMES_THE_TEAMS = new Set(['knowledgeVideos']);

function ownWrites({ collection, creators, changers, data, changes, fields }: OwnContent): Row[] {
  const path = (name: string) => (role: Role) => newPath(collection, name + role);
  const own = path('own');
  return [
    creates('an own one', creators, own, data),
    creates('an own one under any letters and digits', creators, path('AZaz09'), data),
    // where nothing says when it was made, the owner's stays as it is
    creates(
      "an own one in place of the owner's",
      'createdAt' in data('owner') ? [] : ['owner'],
      keptOfOwner(collection),
      data,
    ),
    ...(RESTORABLE.has(collection)
      ? [creates('an own one that was hidden', [], `${collection}/${RESTRICTED_ID}`, data)]
      : []),
    ...(fields['audience']?.kind === 'writable'
      ? [
          ...narrowCreations(creators, path('narrow'), data, BECOMES_THE_TEAMS.has(collection)),
          updates(
            "the owner's for a team that they left",
            ['owner'],
            `${collection}/elsewhere-of-owner`,
            changes,
          ),
        ]
      : []),
    creates('an own one under a shorter id', [], (role) => own(role).slice(0, -1), data),
    creates('an own one under a longer id', [], (role) => `${own(role)}x`, data),
    creates('an own one under an id with other characters', [], path('-own'), data),
    creates("one in the owner's name", ['owner'], path('owners'), data('owner')),
    ...('org' in data('owner')
      ? [
          creates('an own one of another organisation', [], path('elsewhere'), (role) => ({
            ...data(role),
            org: otherOrg(role),
          })),
        ]
      : []),
    updates('the own', changers, ofRole(collection), changes),
    updates("the owner's", ['owner'], `${collection}/of-owner`, changes),
  ];
}

/** Creating for the organisation or a team that is one's own, and for others. */
function narrowCreations(
  creators: readonly Role[],
  path: (role: Role) => string,
  data: (advisor: Role) => Fields,
  becomesTheTeams: boolean,
): Row[] {
  const creation = (what: string, allow: readonly Role[], audience: (role: Role) => string) =>
    creates(what, allow, path, (role) => ({ ...data(role), audience: audience(role) }));
  return [
    creation('one for the own organisation', creators, (role) => `org:${orgOf(role)}`),
    creation('one for another organisation', [], (role) => `org:${otherOrg(role)}`),
    creation(
      'one for a team',
      becomesTheTeams ? [] : creators.filter((role) => IN_TEAM.includes(role)),
      () => 'team:nord',
    ),
    creation('one for no one else', creators, (role) => `own:${role}`),
  ];
}

/** An organisation that this role does not belong to. */
export const otherOrg = (role: Role) => (orgOf(role) === 'org-c' ? 'org-a' : 'org-c');

/** Reading what only its owner lists, by a field that names them, and who gets a single one. */
export function readsOfOwner(
  collection: string,
  getters: readonly Role[],
  field = 'advisor',
): Row[] {
  return [
    gets("the owner's", getters, `${collection}/of-owner`),
    ...listsUpTo(500, "the owner's", ['owner'], { collection, where: [field, 'owner'] }),
    lists("a blocked advisor's", [], { collection, where: [field, 'blocked'], limit: 10 }),
    lists('all', [], { collection, limit: 10 }),
  ];
}
