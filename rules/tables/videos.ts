import { expertVideoSchema, knowledgeVideoSchema, quickVideoSchema } from '@wbd/domain/content';
import {
  CONFIRMED,
  EVERYONE,
  OPEN,
  type Role,
  SIGNED_IN,
  UNPROVEN,
  holders,
  publishers,
} from '../roles.ts';
import { NOW, type Fields } from '../engine/request.ts';
import {
  creates,
  deletes,
  fixed,
  gets,
  lists,
  listsUpTo,
  updates,
  writable,
  type Table,
} from '../engine/table.ts';
import { otherOrg, ownContent, readsOfOwner } from './own-content.ts';
import {
  AUDIENCE,
  AUDIENCES,
  BAD_LINKS,
  badLines,
  captionsIn,
  fileOf,
  fileOrNone,
  FUTURE,
  keptOfOwner,
  lines,
  LINKS,
  narrowDocuments,
  newPath,
  ofRole,
  orgOf,
  PAST,
  getsUnlessHidden,
  readsOfAudiences,
  readsUnlessHidden,
  textOrEmpty,
  TWO_LINES,
  unmarked,
  type Documents,
} from './values.ts';

const expert = (advisor: Role): Fields => ({
  advisor,
  org: orgOf(advisor),
  description: 'Baufinanzierung ohne Fachchinesisch',
  video: 'expert_videos/video/a.mp4',
  trailer: null,
  thumb: 'expert_videos/thumb/a.webp',
  bookinglink: null,
  hidden: false,
  createdAt: NOW,
});
const knowledge = (advisor: Role): Fields => ({
  advisor,
  org: orgOf(advisor),
  title: 'Einwände',
  description: '',
  url: 'knowledge_videos/video/a.mp4',
  thumb: null,
  folder: `folder-${orgOf(advisor)}`,
  hidden: false,
  createdAt: NOW,
});
const quick = (advisor: Role): Fields => ({
  advisor,
  title: 'Hallo',
  url: 'knowledge_videos_for_customers/video/a.mp4',
  thumb: null,
  createdAt: NOW,
});
/** Shared with the network; a video of an earlier release has neither field. */
const shared = (advisor: Role): Fields => ({
  ...quick(advisor),
  createdAt: PAST,
  network: true,
  hidden: false,
});

const NEW = { expertVideos: expert, knowledgeVideos: knowledge, quickVideos: quick };
const storedKnowledge: Fields = { ...knowledge('owner'), createdAt: PAST };
const storedExpert: Fields = { ...expert('owner'), createdAt: PAST };

export const videoDocuments: Documents = [
  ['expertVideos/hidden-of-owner', { ...storedExpert, hidden: true }],
  ...narrowDocuments('expertVideos', storedExpert),
  ['expertVideos/unmarked-of-owner', unmarked(storedExpert)],
  ['expertVideos/experts-only', storedExpert],
  ['knowledgeVideos/hidden-of-owner', { ...knowledge('owner'), createdAt: PAST, hidden: true }],
  ['knowledgeVideos/unmarked-of-owner', unmarked(storedKnowledge)],
  ['knowledgeVideos/public-of-owner', { ...storedKnowledge, audience: 'public' }],
  ...narrowDocuments('knowledgeVideos', storedKnowledge),
  ['quickVideos/marked-of-owner', { ...shared('owner'), network: false }],
  ['quickVideos/hidden-of-owner', { ...shared('owner'), hidden: true }],
  ['quickVideos/shared-of-owner', shared('owner')],
  ['quickVideos/taken', shared('owner')],
  ...SIGNED_IN.map((role): Documents[number] => [
    `takenVideos/${role}.taken`,
    { advisor: role, video: 'taken', takenAt: PAST },
  ]),
  ...Object.entries(NEW).flatMap(([collection, data]): Documents => [
    [keptOfOwner(collection), { ...data('owner'), createdAt: PAST }],
    ...SIGNED_IN.map((role): Documents[number] => [
      `${collection}/of-${role}`,
      { ...data(role), createdAt: PAST },
    ]),
  ]),
];

const title = writable(lines(200), badLines(200));

export const expertVideos: Table = ownContent({
  collection: 'expertVideos',
  schema: expertVideoSchema,
  reads: readsUnlessHidden('expertVideos', CONFIRMED, 500),
  creators: publishers('expertVideos'),
  changers: publishers('expertVideos'),
  deleters: holders('expertVideos'),
  data: expert,
  changes: { description: 'Neu' },
  fields: {
    description: TWO_LINES,
    video: fileOf('expert_videos/video'),
    videoCaptions: captionsIn('expert_videos'),
    trailer: fileOrNone('expert_videos/trailer'),
    trailerCaptions: captionsIn('expert_videos'),
    thumb: fileOf('expert_videos/thumb'),
    audience: AUDIENCE,
    bookinglink: writable([...LINKS, null], BAD_LINKS),
  },
});

/** One that was deleted is given back with its date. */
const madeByNow = fixed([NOW, PAST], [FUTURE, null, '2026-01-01'], NOW);

const OF_THE_ORGANISATION: readonly Role[] = ['owner', 'colleague'];

/** The film of a knowledge video and its picture are set once, on creation; captions may follow. */
function filesOfFilm(folder: string) {
  const [film, picture] = [fileOf(`${folder}/video`), fileOrNone(`${folder}/thumb`)];
  return {
    url: fixed(film.accepts, film.refuses, `${folder}/video/b.mp4`),
    captions: captionsIn(folder),
    thumb: fixed(picture.accepts, picture.refuses, `${folder}/thumb/b.webp`),
  };
}

export const knowledgeVideos: Table = ownContent({
  collection: 'knowledgeVideos',
  schema: knowledgeVideoSchema,
  reads: [
    gets("an organisation's", OF_THE_ORGANISATION, 'knowledgeVideos/of-owner'),
    // a second deletion by the owner answers that it is gone
    gets('one that is not there', EVERYONE, 'knowledgeVideos/none'),
    gets(
      'one that is older than the mark',
      OF_THE_ORGANISATION,
      'knowledgeVideos/unmarked-of-owner',
    ),
    gets('a hidden one', ['owner'], 'knowledgeVideos/hidden-of-owner'),
    gets('one for everyone', OF_THE_ORGANISATION, 'knowledgeVideos/public-of-owner'),
    ...readsOfAudiences('knowledgeVideos'),
    ...listsUpTo(500, "an organisation's for everyone that are not hidden", OF_THE_ORGANISATION, {
      collection: 'knowledgeVideos',
      where: ['org', 'org-a'],
      also: [
        ['hidden', false],
        ['audience', 'public'],
      ],
    }),
    ...listsUpTo(500, "an organisation's that are not hidden", OF_THE_ORGANISATION, {
      collection: 'knowledgeVideos',
      where: ['org', 'org-a'],
      also: [
        ['hidden', false],
        ['audience', 'org:org-a'],
      ],
    }),
    lists("the owner's that are hidden", ['owner'], {
      collection: 'knowledgeVideos',
      where: ['advisor', 'owner'],
      also: [['hidden', true]],
      limit: 10,
    }),
    lists("an organisation's for no one else", ['colleague'], {
      collection: 'knowledgeVideos',
      where: ['org', 'org-a'],
      also: [
        ['hidden', false],
        ['audience', 'own:colleague'],
      ],
      limit: 10,
    }),
    lists("an organisation's, for whomever", [], {
      collection: 'knowledgeVideos',
      where: ['org', 'org-a'],
      also: [['hidden', false]],
      limit: 10,
    }),
    lists('what is for everyone, of any organisation', [], {
      collection: 'knowledgeVideos',
      where: ['hidden', false],
      also: [['audience', 'public']],
      limit: 10,
    }),
    lists("an organisation's, hidden ones included", [], {
      collection: 'knowledgeVideos',
      where: ['org', 'org-a'],
      limit: 10,
    }),
    ...listsUpTo(500, 'the own, hidden ones included', CONFIRMED, (role) => ({
      collection: 'knowledgeVideos',
      where: ['advisor', role],
    })),
    lists('all', [], { collection: 'knowledgeVideos', limit: 10 }),
  ],
  creators: publishers('shareKnowledge'),
  changers: CONFIRMED,
  deleters: CONFIRMED,
  data: knowledge,
  changes: { title: 'Neu' },
  more: [
    creates(
      "one in another organisation's folder",
      [],
      (role) => newPath('knowledgeVideos', `folder${role}`),
      (role) => ({ ...knowledge(role), folder: `folder-${otherOrg(role)}` }),
    ),
    updates(
      'into the folder of another organisation, and its organisation',
      [],
      ofRole('knowledgeVideos'),
      (role) => ({ folder: `folder-${otherOrg(role)}`, org: otherOrg(role) }),
    ),
    updates('for the team', ['owner'], 'knowledgeVideos/of-owner', { audience: 'team:nord' }),
    updates('for a team of others', [], 'knowledgeVideos/of-owner', { audience: 'team:sued' }),
    updates('into another folder of the organisation', ['owner'], 'knowledgeVideos/of-owner', {
      folder: 'second-folder-org-a',
    }),
  ],
  fields: {
    title,
    description: textOrEmpty(2000),
    ...filesOfFilm('knowledge_videos'),
    createdAt: madeByNow,
    folder: writable(['folder-org-a'], ['folder-org-c', 'none', '', null, 7]),
    audience: {
      ...writable(
        AUDIENCES.owners.filter((one) => one !== 'team:nord'),
        AUDIENCES.others,
      ),
      mayBeGone: true,
    },
  },
});

/** Queries for shared ones filter by the mark, so that the rules can prove the answer. */
const sharedVideos = (hidden: boolean) => ({
  collection: 'quickVideos',
  where: ['network', true] as const,
  also: [['hidden', hidden]] as const,
});

export const quickVideos: Table = ownContent({
  collection: 'quickVideos',
  schema: quickVideoSchema,
  reads: [
    ...readsOfOwner('quickVideos', EVERYONE),
    ...getsUnlessHidden('quickVideos'),
    gets("the owner's that is shared", EVERYONE, 'quickVideos/shared-of-owner'),
    ...listsUpTo(500, 'what is shared', CONFIRMED, sharedVideos(false)),
    lists('what is shared and hidden', [], { ...sharedVideos(true), limit: 10 }),
    lists('what is shared, hidden or not', [], {
      collection: 'quickVideos',
      where: ['network', true],
      limit: 10,
    }),
    lists('what is not shared', [], {
      collection: 'quickVideos',
      where: ['network', false],
      also: [['hidden', false]],
      limit: 10,
    }),
    lists('what is not hidden', [], {
      collection: 'quickVideos',
      where: ['hidden', false],
      limit: 10,
    }),
  ],
  creators: holders('uploadQuickVideos'),
  changers: holders('shareQuickVideos'),
  deleters: holders('shareQuickVideos'),
  data: quick,
  changes: { title: 'Neu' },
  more: [
    creates(
      'a shared own one',
      publishers('uploadQuickVideos'),
      (role) => newPath('quickVideos', `shared${role}`),
      (role) => ({ ...quick(role), network: true, hidden: false }),
    ),
    updates('the own: shares it', publishers('uploadQuickVideos'), ofRole('quickVideos'), {
      network: true,
      hidden: false,
    }),
    updates('a hidden one: takes the mark off', [], 'quickVideos/hidden-of-owner', {
      network: true,
      hidden: false,
    }),
    updates('the own: withdraws it', OPEN, ofRole('quickVideos'), { network: false }),
    updates("the owner's: withdraws it", ['owner'], 'quickVideos/shared-of-owner', {
      network: false,
    }),
    updates('one: withdraws it under another title', [], 'quickVideos/shared-of-owner', {
      network: false,
      title: 'Neu',
    }),
  ],
  fields: {
    title,
    createdAt: madeByNow,
    network: { ...writable([true, false], [null, 1]), mayBeGone: true },
    hidden: { ...writable([false], [true, null, 0]), mayBeGone: true },
    ...filesOfFilm('knowledge_videos_for_customers'),
  },
});

const takenBy = (role: Role, video: string): Fields => ({ advisor: role, video, takenAt: NOW });
const TAKERS = holders('shareQuickVideos').filter((role) => !UNPROVEN.includes(role));
const takes = (name: string, roles: readonly Role[], video: string, changes: Fields = {}) =>
  creates(
    name,
    roles,
    (role) => `takenVideos/${role}.${video}`,
    (role) => ({ ...takenBy(role, video), ...changes }),
  );

export const takenVideos: Table = {
  collection: 'takenVideos',
  rows: [
    gets('that someone took one over', EVERYONE, 'takenVideos/owner.taken'),
    gets('that no one took it over', EVERYONE, 'takenVideos/owner.none'),
    ...listsUpTo(500, 'the own', OPEN, (role) => ({
      collection: 'takenVideos',
      where: ['advisor', role],
    })),
    lists("the owner's", ['owner'], {
      collection: 'takenVideos',
      where: ['advisor', 'owner'],
      limit: 10,
    }),
    lists('all', [], { collection: 'takenVideos', limit: 10 }),
    takes('a shared one', TAKERS, 'shared-of-owner'),
    takes('one that is not shared', [], 'marked-of-owner'),
    takes('one that is hidden', [], 'hidden-of-owner'),
    takes('one that is not there', [], 'none'),
    takes('one in the past', [], 'shared-of-owner', { takenAt: PAST }),
    takes('one with more', [], 'shared-of-owner', { title: 'Meins' }),
    takes("one in the owner's name", ['owner'], 'shared-of-owner', { advisor: 'owner' }),
    creates('one under another id', [], 'takenVideos/elsewhere', (role) =>
      takenBy(role, 'shared-of-owner'),
    ),
    updates('the own', [], (role) => `takenVideos/${role}.taken`, { video: 'shared-of-owner' }),
    updates('when the own was taken', [], (role) => `takenVideos/${role}.taken`, { takenAt: NOW }),
    deletes('the own', OPEN, (role) => `takenVideos/${role}.taken`),
    deletes("the owner's", ['owner'], 'takenVideos/owner.taken'),
  ],
};
