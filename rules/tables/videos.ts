import { expertVideoSchema, knowledgeVideoSchema, quickVideoSchema } from '@wbd/domain';
import { CONFIRMED, EVERYONE, LEVEL_1, LEVEL_2, SIGNED_IN, type Role } from '../roles.ts';
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
import { ownWrites } from './own-content.ts';
import {
  badFiles,
  BAD_LINKS,
  badLines,
  files,
  FUTURE,
  hiddenFlag,
  keptOfOwner,
  letters,
  lines,
  LINKS,
  newPath,
  NOT_TWO_LINES,
  ofRole,
  orgOf,
  PAST,
  readsUnlessHidden,
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
  createdAt: NOW,
});
const quick = (advisor: Role): Fields => ({
  advisor,
  title: 'Hallo',
  url: 'knowledge_videos_for_customers/video/a.mp4',
  thumb: null,
  createdAt: NOW,
});

export const videoDocuments: Documents = [
  ['expertVideos/hidden-of-owner', { ...expert('owner'), hidden: true, createdAt: PAST }],
  ['expertVideos/unmarked-of-owner', unmarked({ ...expert('owner'), createdAt: PAST })],
  ['expertVideos/experts-only', { ...expert('owner'), createdAt: PAST }],
  [keptOfOwner('expertVideos'), { ...expert('owner'), createdAt: PAST }],
  [keptOfOwner('knowledgeVideos'), { ...knowledge('owner'), createdAt: PAST }],
  [keptOfOwner('quickVideos'), { ...quick('owner'), createdAt: PAST }],
  ...SIGNED_IN.flatMap((role): Documents => [
    [`expertVideos/of-${role}`, { ...expert(role), createdAt: PAST }],
    [`knowledgeVideos/of-${role}`, { ...knowledge(role), createdAt: PAST }],
    [`quickVideos/of-${role}`, { ...quick(role), createdAt: PAST }],
  ]),
];

const advisor = fixed(['owner'], ['foreign', null], 'foreign');
const org = fixed(['org-a'], ['org-c', null], 'org-c');
const createdAt = fixed([NOW], [PAST, FUTURE, null], NOW);
const id = fixed([], ['anders'], 'anders');

export const expertVideos: Table = {
  collection: 'expertVideos',
  rows: [
    ...readsUnlessHidden('expertVideos', CONFIRMED, 500),
    ...ownWrites({
      collection: 'expertVideos',
      creators: LEVEL_2,
      changers: LEVEL_2,
      data: expert,
      changes: { description: 'Neu' },
    }),
    deletes('the own', LEVEL_2, ofRole('expertVideos')),
    deletes("the owner's", ['owner'], 'expertVideos/of-owner'),
  ],
  fields: {
    schema: expertVideoSchema,
    target: 'expertVideos/of-owner',
    writers: ['owner'],
    creates: { path: (number) => newPath('expertVideos', `New${number}x`), data: expert('owner') },
    fields: {
      id,
      advisor,
      org,
      createdAt,
      hidden: hiddenFlag,
      description: writable(TWO_LINES, NOT_TWO_LINES),
      video: writable(files('expert_videos/video'), [null, ...badFiles('expert_videos/video')]),
      trailer: writable(
        [...files('expert_videos/trailer'), null],
        badFiles('expert_videos/trailer'),
      ),
      thumb: writable(files('expert_videos/thumb'), [null, ...badFiles('expert_videos/thumb')]),
      bookinglink: writable([...LINKS, null], BAD_LINKS),
    },
  },
};

const OF_THE_ORGANISATION: readonly Role[] = ['owner', 'colleague'];

export const knowledgeVideos: Table = {
  collection: 'knowledgeVideos',
  rows: [
    gets("an organisation's", OF_THE_ORGANISATION, 'knowledgeVideos/of-owner'),
    // an owner who deletes one twice is told that it is gone
    gets('one that is not there', EVERYONE, 'knowledgeVideos/none'),
    ...listsUpTo(500, "an organisation's", OF_THE_ORGANISATION, {
      collection: 'knowledgeVideos',
      where: ['org', 'org-a'],
    }),
    lists('all', [], { collection: 'knowledgeVideos', limit: 10 }),
    ...ownWrites({
      collection: 'knowledgeVideos',
      creators: LEVEL_2.filter((role) => role !== 'unconfirmed'),
      changers: CONFIRMED,
      data: knowledge,
      changes: { title: 'Neu' },
    }),
    creates("one in another organisation's folder", [], (role) => ({
      path: newPath('knowledgeVideos', `folder${role}`),
      data: {
        ...knowledge(role),
        folder: orgOf(role) === 'org-c' ? 'folder-org-a' : 'folder-org-c',
      },
    })),
    updates(
      'into the folder of another organisation, and its organisation',
      [],
      (role) => `knowledgeVideos/of-${role}`,
      (role) => {
        const org = orgOf(role) === 'org-c' ? 'org-a' : 'org-c';
        return { folder: `folder-${org}`, org };
      },
    ),
    updates('into another folder of the organisation', ['owner'], 'knowledgeVideos/of-owner', {
      folder: 'second-folder-org-a',
    }),
    deletes('the own', CONFIRMED, ofRole('knowledgeVideos')),
    deletes("the owner's", ['owner'], 'knowledgeVideos/of-owner'),
  ],
  fields: {
    schema: knowledgeVideoSchema,
    target: 'knowledgeVideos/of-owner',
    writers: ['owner'],
    creates: {
      path: (number) => newPath('knowledgeVideos', `New${number}x`),
      data: knowledge('owner'),
    },
    fields: {
      id,
      advisor,
      org,
      createdAt,
      title: writable(lines(200), badLines(200)),
      description: writable(['', letters(2000)], [letters(2001), 7, null, ['x']]),
      url: fixed(
        files('knowledge_videos/video'),
        [null, ...badFiles('knowledge_videos/video')],
        'knowledge_videos/video/b.mp4',
      ),
      thumb: fixed(
        [...files('knowledge_videos/thumb'), null],
        badFiles('knowledge_videos/thumb'),
        'knowledge_videos/thumb/b.webp',
      ),
      folder: writable(['folder-org-a'], ['folder-org-c', 'none', '', null, 7]),
    },
  },
};

export const quickVideos: Table = {
  collection: 'quickVideos',
  rows: [
    gets('one', EVERYONE, 'quickVideos/of-owner'),
    ...listsUpTo(500, "the owner's", ['owner'], {
      collection: 'quickVideos',
      where: ['advisor', 'owner'],
    }),
    lists('all', [], { collection: 'quickVideos', limit: 10 }),
    ...ownWrites({
      collection: 'quickVideos',
      creators: LEVEL_2,
      changers: LEVEL_1,
      data: quick,
      changes: { title: 'Neu' },
    }),
    deletes('the own', LEVEL_1, ofRole('quickVideos')),
    deletes("the owner's", ['owner'], 'quickVideos/of-owner'),
  ],
  fields: {
    schema: quickVideoSchema,
    target: 'quickVideos/of-owner',
    writers: ['owner'],
    creates: { path: (number) => newPath('quickVideos', `New${number}x`), data: quick('owner') },
    fields: {
      id,
      advisor,
      createdAt,
      title: writable(lines(200), badLines(200)),
      url: fixed(
        files('knowledge_videos_for_customers/video'),
        [null, ...badFiles('knowledge_videos_for_customers/video')],
        'knowledge_videos_for_customers/video/b.mp4',
      ),
      thumb: fixed(
        [...files('knowledge_videos_for_customers/thumb'), null],
        badFiles('knowledge_videos_for_customers/thumb'),
        'knowledge_videos_for_customers/thumb/b.webp',
      ),
    },
  },
};
