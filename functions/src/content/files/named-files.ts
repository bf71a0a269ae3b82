import { hasVersions, isPicture, type FileTarget } from '@wbd/domain/files';

/** The fields of each collection that name a file, and where such a file lies. */
export const NAMED_FILES = {
  advisors: {
    loop: 'hero/loop',
    loopThumb: 'hero/thumb',
    intro: 'hero/intro',
    introCaptions: 'hero/captions',
    introThumb: 'hero/thumb',
    logo: 'hero/logo',
    portrait: 'hero/portrait',
  },
  testimonials: {
    url: 'testimonials/video',
    captions: 'testimonials/captions',
    thumb: 'testimonials/thumb',
  },
  seminars: {
    video: 'seminars/video',
    videoCaptions: 'seminars/captions',
    trailer: 'seminars/trailer',
    trailerCaptions: 'seminars/captions',
    preview: 'seminars/preview',
    thumb: 'seminars/thumb',
    pdf: 'seminars/pdf',
  },
  expertVideos: {
    video: 'expert_videos/video',
    videoCaptions: 'expert_videos/captions',
    trailer: 'expert_videos/trailer',
    trailerCaptions: 'expert_videos/captions',
    thumb: 'expert_videos/thumb',
  },
  knowledgeVideos: {
    url: 'knowledge_videos/video',
    captions: 'knowledge_videos/captions',
    thumb: 'knowledge_videos/thumb',
  },
  quickVideos: {
    url: 'knowledge_videos_for_customers/video',
    captions: 'knowledge_videos_for_customers/captions',
    thumb: 'knowledge_videos_for_customers/thumb',
  },
  filmOffers: { trailer: 'paid_videos/trailer', thumb: 'paid_videos/thumb' },
  filmFiles: { url: 'paid_videos/video', captions: 'paid_videos/captions' },
} as const satisfies Record<string, Record<string, FileTarget>>;
export type NamingCollection = keyof typeof NAMED_FILES;

/** Whose documents their owner can restore for a moment after deleting them, with their files (docs/decisions/0050-undo.md). */
const RESTORABLE: ReadonlySet<NamingCollection> = new Set([
  'testimonials',
  'knowledgeVideos',
  'quickVideos',
]);
export const canBeRestored = (collection: NamingCollection) => RESTORABLE.has(collection);

/** One field of a collection, and where the files that it names lie. */
export interface NamingField {
  collection: string;
  field: string;
  target: string;
}

export const NAMING_FIELDS: readonly NamingField[] = Object.entries(NAMED_FILES).flatMap(
  ([collection, fields]) =>
    Object.entries(fields).map(([field, target]) => ({ collection, field, target })),
);

/** A row's data; undefined where there was none, or is none any more. */
type Row = Readonly<Record<string, unknown>> | undefined;

/**
 * The files that a row named before the write and no longer names. Paths outside the field's own folder are never
 * deleted.
 */
export function droppedFiles(collection: NamingCollection, before: Row, after: Row): string[] {
  const fields = NAMING_FIELDS.filter((one) => one.collection === collection);
  const kept = new Set(fields.map(({ field }) => after?.[field]));
  const dropped = fields.flatMap(({ field, target }) => {
    const path = before?.[field];
    return typeof path === 'string' && isIn(target, path) && !kept.has(path) ? [path] : [];
  });
  return [...new Set(dropped)];
}

/** The captions that a row names now and did not name before the write. */
export const newCaptions = (collection: NamingCollection, before: Row, after: Row) =>
  newFiles(collection, before, after).filter(({ target }) => target.endsWith('/captions'));

/** The pictures that a row names now and did not name before the write. */
export const newPictures = (collection: NamingCollection, before: Row, after: Row) =>
  newFiles(collection, before, after).filter(
    ({ target, path }) => isIn(target, path) && isPicture(path),
  );

/** The films with versions that a row names now and did not name before the write. */
export const newFilms = (collection: NamingCollection, before: Row, after: Row) =>
  newFiles(collection, before, after).filter(
    ({ target, path }) => hasVersions(target) && isIn(target, path),
  );

function newFiles(
  collection: NamingCollection,
  before: Row,
  after: Row,
): { field: string; target: string; path: string }[] {
  return NAMING_FIELDS.flatMap(({ collection: own, field, target }) => {
    const path = after?.[field];
    return own === collection && typeof path === 'string' && path !== before?.[field]
      ? [{ field, target, path }]
      : [];
  });
}

/** Whether a path lies directly in a folder. */
export function isIn(target: string, path: string): boolean {
  const [folder, kind, name, ...more] = path.split('/');
  return `${folder}/${kind}` === target && Boolean(name) && more.length === 0;
}
