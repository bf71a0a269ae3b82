import { seminarSchema } from '@wbd/domain';
import { CONFIRMED, LEVEL_2, SIGNED_IN, type Role } from '../roles.ts';
import { NOW, type Fields } from '../engine/request.ts';
import { deletes, fixed, server, writable, type Table } from '../engine/table.ts';
import { ownWrites } from './own-content.ts';
import {
  badFiles,
  badLines,
  files,
  FUTURE,
  hiddenFlag,
  keptOfOwner,
  lines,
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

const seminar = (advisor: Role) => ({
  advisor,
  org: orgOf(advisor),
  title: 'Vermögen für Anfänger',
  description: 'Wie du vorsorgst.',
  duration: 90,
  online: false,
  video: 'seminars/video/a.mp4',
  trailer: null,
  preview: null,
  thumb: null,
  pdf: null,
  hidden: false,
  excluded: false,
});

export const seminarDocuments: Documents = [
  ...SIGNED_IN.map((role): Documents[number] => [
    `seminars/of-${role}`,
    { ...seminar(role), createdAt: PAST },
  ]),
  ['seminars/hidden-of-owner', { ...seminar('owner'), hidden: true, createdAt: PAST }],
  ['seminars/unmarked-of-owner', unmarked({ ...seminar('owner'), createdAt: PAST })],
  [keptOfOwner('seminars'), { ...seminar('owner'), createdAt: PAST }],
  // the number 7 leads to the same path as the text
  ['seminars/7', { ...seminar('owner'), createdAt: PAST }],
];

const data = (advisor: Role): Fields => ({ ...seminar(advisor), createdAt: NOW });
const optionalFile = (folder: string) => writable([...files(folder), null], badFiles(folder));

export const seminars: Table = {
  collection: 'seminars',
  rows: [
    ...readsUnlessHidden('seminars', CONFIRMED, 500),
    ...ownWrites({
      collection: 'seminars',
      creators: LEVEL_2,
      changers: LEVEL_2,
      data,
      changes: { title: 'Neu', online: true },
    }),
    deletes('the own', [], ofRole('seminars')),
  ],
  fields: {
    schema: seminarSchema,
    target: 'seminars/of-owner',
    writers: ['owner'],
    creates: { path: (number) => newPath('seminars', `New${number}x`), data: data('owner') },
    fields: {
      id: fixed([], ['anders'], 'anders'),
      advisor: fixed(['owner'], ['foreign', null], 'foreign'),
      org: fixed(['org-a'], ['org-c', null], 'org-c'),
      title: writable(lines(200), badLines(200)),
      description: writable(TWO_LINES, NOT_TWO_LINES),
      duration: writable([1, 1440], [0, 1441, 1.5, '90', null]),
      online: writable([true, false], [null, 'ja', 1]),
      video: writable([...files('seminars/video'), null], badFiles('seminars/video'), {
        refusesAtCreation: [null],
      }),
      trailer: optionalFile('seminars/trailer'),
      preview: optionalFile('seminars/preview'),
      thumb: optionalFile('seminars/thumb'),
      pdf: optionalFile('seminars/pdf'),
      hidden: hiddenFlag,
      excluded: fixed([false], [true, null, 0], true),
      createdAt: fixed([NOW], [PAST, FUTURE, null], NOW),
      dates: server([]),
    },
  },
};
