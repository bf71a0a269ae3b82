import type { FileTarget } from '@wbd/domain';

/** The fields of each collection that name a file, and where such a file lies. */
export const NAMED_FILES = {
  advisors: {
    loop: 'hero/loop',
    intro: 'hero/intro',
    introThumb: 'hero/thumb',
    logo: 'hero/logo',
  },
  testimonials: { url: 'testimonials/video', thumb: 'testimonials/thumb' },
  seminars: {
    video: 'seminars/video',
    trailer: 'seminars/trailer',
    preview: 'seminars/preview',
    thumb: 'seminars/thumb',
    pdf: 'seminars/pdf',
  },
  expertVideos: {
    video: 'expert_videos/video',
    trailer: 'expert_videos/trailer',
    thumb: 'expert_videos/thumb',
  },
  knowledgeVideos: { url: 'knowledge_videos/video', thumb: 'knowledge_videos/thumb' },
  quickVideos: {
    url: 'knowledge_videos_for_customers/video',
    thumb: 'knowledge_videos_for_customers/thumb',
  },
} as const satisfies Record<string, Record<string, FileTarget>>;
export type NamingCollection = keyof typeof NAMED_FILES;

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

/**
 * The files that a row named before the write and no longer names. Paths outside the field's own folder are never
 * deleted.
 * @param before, after data of the row; undefined where there was none, or is none any more
 */
export function droppedFiles(
  collection: NamingCollection,
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): string[] {
  const fields = NAMING_FIELDS.filter((one) => one.collection === collection);
  const kept = new Set(fields.map(({ field }) => after?.[field]));
  const dropped = fields.flatMap(({ field, target }) => {
    const path = before?.[field];
    return typeof path === 'string' && isIn(target, path) && !kept.has(path) ? [path] : [];
  });
  return [...new Set(dropped)];
}

/** Whether a path lies directly in a folder. */
export function isIn(target: string, path: string): boolean {
  const [folder, kind, name, ...more] = path.split('/');
  return `${folder}/${kind}` === target && Boolean(name) && more.length === 0;
}
