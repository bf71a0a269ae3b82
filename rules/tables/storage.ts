import { FILE_TARGETS, hasVersions, type FileTarget } from '@wbd/domain/files';
import type { Capability } from '@wbd/domain/plans';
import { holders, NOBODY, ROLES, UNPROVEN, type Role } from '../roles.ts';

/** A file as the rules see it. */
export interface FileFacts {
  /** bytes */
  size: number;
  contentType: string;
  /** whom the metadata names; 'self' is the one who asks, null no one */
  owner: Role | 'self' | null;
}

/** One line of the table: the callers that are allowed. All others are denied. */
export interface StorageRow {
  /** bucket of the specification: the first two segments of the path */
  place: string;
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  what: string;
  /** path of the file, or of the folder that is listed */
  path: string;
  /** what is there before, null when nothing is */
  before: FileFacts | null;
  /** what is uploaded, or what the metadata shall be */
  after: FileFacts | null;
  allow: readonly Role[];
  /** who asks: each role, or, where a property alone decides, the one who has the most rights */
  asked: readonly Role[];
}

/** All customers are alike here: no rule reads a file's customer. */
const EVERYONE = ROLES.filter((role) => role !== 'otherCustomer');

const SMALL = 12;
const NAME = '1893456000000_k3f9x2ab_Datei';

const isTarget = (name: string): name is FileTarget => name in FILE_TARGETS;
const TARGETS = Object.keys(FILE_TARGETS).filter(isTarget);

/** `colleague` has used up today's uploads; `foreign` had used up those of an earlier day. */
const uploaders = (capability: Capability) =>
  holders(capability).filter((role) => role !== 'colleague');

const MOST_RIGHTS: readonly Role[] = ['owner'];
/** One of each kind, and what is none of them or only looks like one. */
const OTHER_TYPES = [
  'image/png',
  'video/mp4',
  'text/vtt',
  'application/pdf',
  'image/svg+xml',
  'image/pngx',
  'xvideo/mp4',
];

function rowsOf(target: FileTarget): StorageRow[] {
  const { kind, needs, isPublic, contentTypes, maxBytes } = FILE_TARGETS[target];
  const accepted = contentTypes ?? [];
  const [contentType = ''] = accepted;
  const path = `${target}/${NAME}`;
  const stored: FileFacts = { size: SMALL, contentType, owner: 'owner' };
  const upload: FileFacts = { ...stored, owner: 'self' };
  // callers with an unconfirmed address have no library
  const makers = uploaders(needs).filter(
    (role) => !UNPROVEN.includes(role) || !/^(?:knowledge|paid)_videos\//.test(target),
  );
  const row = (
    operation: StorageRow['operation'],
    what: string,
    allow: readonly Role[],
    more: Partial<StorageRow> = {},
  ): StorageRow => ({
    place: target,
    operation,
    what,
    path,
    before: null,
    after: null,
    allow,
    asked: EVERYONE,
    ...more,
  });
  const create = (what: string, allow: readonly Role[], more: Partial<FileFacts> = {}) =>
    row('create', what, allow, { after: { ...upload, ...more } });
  const property = (what: string, allowed: boolean, more: Partial<FileFacts>) =>
    row('create', what, allowed ? makers : NOBODY, {
      after: { ...upload, ...more },
      asked: MOST_RIGHTS,
    });
  const asked = MOST_RIGHTS;
  return [
    row('get', 'a file', isPublic ? EVERYONE : NOBODY, { before: stored }),
    row('list', 'the folder', NOBODY, { path: target }),
    row('list', 'what may lie below a file', NOBODY),
    create('an own file', makers),
    create("one in the owner's name", ['owner'], { owner: 'owner' }),
    property("one in no one's name", false, { owner: null }),
    ...accepted.map((type) => property(`one of type ${type}`, true, { contentType: type })),
    ...OTHER_TYPES.filter((type) => !accepted.includes(type)).map((type) =>
      property(`one of type ${type}`, false, { contentType: type }),
    ),
    create('one of exactly the limit', makers, { size: maxBytes }),
    create('one a byte above the limit', NOBODY, { size: maxBytes + 1 }),
    row('create', 'one in place of an own one', NOBODY, { before: upload, after: upload, asked }),
    row('create', 'one a level deeper', NOBODY, { path: `${path}/more`, after: upload, asked }),
    ...sizeRows(target, kind === 'image' || (isPublic && hasVersions(target))),
    row('update', "the owner's metadata", NOBODY, { before: stored, after: upload }),
    row('update', 'the metadata of an own one', NOBODY, { before: upload, after: upload, asked }),
    // buyers keep a film: its file goes with the offer
    row('delete', "the owner's", target.startsWith('paid_videos/') ? NOBODY : ['owner'], {
      before: stored,
    }),
    row('delete', "a blocked advisor's", NOBODY, { before: { ...stored, owner: 'blocked' } }),
    row('delete', "no one's", NOBODY, { before: { ...stored, owner: null }, asked }),
    row('delete', 'one that is not there', NOBODY, { asked }),
  ];
}

/** The server stores a picture's sizes, and a film's versions, below it: everyone reads them, and no client writes or deletes them. */
function sizeRows(place: string, hasSizes: boolean): StorageRow[] {
  const path = `${place}/${NAME}/320.webp`;
  const made: FileFacts = { size: SMALL, contentType: 'image/webp', owner: 'owner' };
  const mine: FileFacts = { ...made, owner: 'self' };
  const one = { place, path, before: made, after: null, allow: NOBODY, asked: EVERYONE };
  const allow = hasSizes ? EVERYONE : NOBODY;
  return [
    { ...one, operation: 'get', what: 'a size', allow },
    { ...one, operation: 'list', what: 'the sizes', path: `${place}/${NAME}` },
    { ...one, operation: 'list', what: 'what may lie below a size' },
    { ...one, operation: 'create', what: 'a size', before: null, after: mine },
    {
      ...one,
      operation: 'create',
      what: 'a size in place of one',
      after: mine,
      asked: MOST_RIGHTS,
    },
    { ...one, operation: 'update', what: 'the metadata of a size', after: mine },
    { ...one, operation: 'delete', what: 'a size' },
    {
      ...one,
      operation: 'get',
      what: 'what may lie below a size',
      asked: MOST_RIGHTS,
      path: `${path}/more`,
    },
  ];
}

/** Places that are not in the table of targets: above a kind, an unknown kind, an unknown folder. */
function otherRows(): StorageRow[] {
  // the operator's folder has no targets: only the operator puts files there
  const folders = ['intro', ...new Set(TARGETS.map((target) => target.split('/')[0] ?? ''))];
  const publicFolders = folders.filter((folder) => !/^(?:knowledge|paid)/.test(folder));
  const file = (contentType: string): FileFacts => ({ size: SMALL, contentType, owner: 'self' });
  const places = [
    ...folders.map((place) => ({ place, path: `${place}/${NAME}` })),
    ...folders.map((place) => ({ place: `${place}/other`, path: `${place}/other/${NAME}` })),
    { place: 'elsewhere/video', path: `elsewhere/video/${NAME}` },
    { place: 'the top', path: NAME },
  ];
  return places.flatMap(({ place, path }): StorageRow[] => {
    const readable = publicFolders.some((folder) => place === `${folder}/other`);
    const one = { place, path, before: null, after: null, asked: MOST_RIGHTS, allow: NOBODY };
    const mine = file('image/png');
    return [
      {
        ...one,
        operation: 'get',
        what: 'a file',
        asked: EVERYONE,
        allow: readable ? EVERYONE : NOBODY,
      },
      { ...one, operation: 'list', what: 'it', path: place },
      { ...one, operation: 'list', what: 'what may lie below a file' },
      ...['image/png', 'video/mp4', 'text/vtt', 'application/pdf'].map((type): StorageRow => {
        return { ...one, operation: 'create', what: `one of type ${type}`, after: file(type) };
      }),
      { ...one, operation: 'update', what: 'the metadata', before: mine, after: mine },
    ];
  });
}

/** Who may do what with which file: each row for each role is a cell, decided by storage.rules alone. */
export const STORAGE_MATRIX: readonly StorageRow[] = [...TARGETS.flatMap(rowsOf), ...otherRows()];

/** A row that a test can send as it is; the others declare sizes that are too large to send. */
export const isSmall = ({ before, after }: StorageRow): boolean =>
  Math.max(before?.size ?? 0, after?.size ?? 0) <= SMALL;
