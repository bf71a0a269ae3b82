import { seminarSchema } from '@wbd/domain/seminars';
import { CONFIRMED, NOBODY, SIGNED_IN, type Role, publishers } from '../roles.ts';
import { NOW, type Fields } from '../engine/request.ts';
import { fixed, server, writable, type Table } from '../engine/table.ts';
import { ownContent } from './own-content.ts';
import {
  badLines,
  captionsIn,
  fileOrNone,
  AUDIENCE,
  keptOfOwner,
  narrowDocuments,
  lines,
  orgOf,
  PAST,
  QUIET_EDIT,
  readsUnlessHidden,
  TWO_LINES,
  unmarked,
  type Documents,
} from './values.ts';

export const newSeminar = (advisor: Role): Fields => ({
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
  createdAt: NOW,
});
const stored = (advisor: Role): Fields => ({
  ...newSeminar(advisor),
  createdAt: PAST,
  pictureWidths: [{ path: 'seminars/thumb/a.webp', widths: [320] }],
  films: [{ path: 'seminars/video/a.mp4', state: 'ready', sizes: [360] }],
});

export const seminarDocuments: Documents = [
  ...SIGNED_IN.map((role): Documents[number] => [`seminars/of-${role}`, stored(role)]),
  ['seminars/hidden-of-owner', { ...stored('owner'), hidden: true }],
  ...narrowDocuments('seminars', stored('owner')),
  ['seminars/unmarked-of-owner', unmarked(stored('owner'))],
  [keptOfOwner('seminars'), stored('owner')],
  // the number 7 leads to the same path as the text
  ['seminars/7', stored('owner')],
];

export const seminars: Table = ownContent({
  collection: 'seminars',
  schema: seminarSchema,
  reads: readsUnlessHidden('seminars', CONFIRMED, 500),
  creators: publishers('createSeminars'),
  changers: publishers('createSeminars'),
  deleters: NOBODY,
  data: newSeminar,
  changes: { title: 'Neu', online: true },
  fields: {
    title: writable(lines(200), badLines(200)),
    description: TWO_LINES,
    duration: writable([1, 1440], [0, 1441, 1.5, '90', null]),
    online: writable([true, false], [null, 'ja', 1]),
    video: { ...fileOrNone('seminars/video'), refusesAtCreation: [null] },
    videoCaptions: captionsIn('seminars'),
    trailer: fileOrNone('seminars/trailer'),
    trailerCaptions: captionsIn('seminars'),
    preview: fileOrNone('seminars/preview'),
    thumb: fileOrNone('seminars/thumb'),
    pdf: fileOrNone('seminars/pdf'),
    audience: AUDIENCE,
    quietEdit: QUIET_EDIT,
    excluded: fixed([false], [true, null, 0], true),
    dates: server([]),
    calledOffDates: server([]),
  },
});
