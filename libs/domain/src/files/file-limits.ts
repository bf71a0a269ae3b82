const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

/** What a person can choose in a file field. */
export const FILE_KINDS = ['image', 'video', 'captions', 'pdf', 'csv', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface FileLimit {
  /** accepted content types; null accepts every type */
  contentTypes: readonly string[] | null;
  maxBytes: number;
}

/** No SVG: a picture that can carry a script. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg', 'video/quicktime', 'video/x-m4v'];
/** Windows calls a CSV file what it opens it with. */
const CSV_TYPES = ['text/csv', 'application/csv', 'application/vnd.ms-excel'];

export const FILE_LIMITS: Readonly<Record<FileKind, FileLimit>> = {
  image: { contentTypes: IMAGE_TYPES, maxBytes: 20 * MEGABYTE },
  video: { contentTypes: VIDEO_TYPES, maxBytes: 2 * GIGABYTE },
  // three hours of speech are a fifth of it
  captions: { contentTypes: ['text/vtt'], maxBytes: MEGABYTE },
  pdf: { contentTypes: ['application/pdf'], maxBytes: 20 * MEGABYTE },
  csv: { contentTypes: CSV_TYPES, maxBytes: 5 * MEGABYTE },
  other: { contentTypes: null, maxBytes: 10 * MEGABYTE },
};

/** Recordings of whole trainings are longer than what a visitor watches. */
const KNOWLEDGE_VIDEO: FileLimit = { contentTypes: VIDEO_TYPES, maxBytes: 10 * GIGABYTE };

interface Target extends FileLimit {
  kind: FileKind;
  /** the level an advisor needs to put a file there */
  level: 1 | 2;
  /** whether everyone who knows the path may read it; the others are played through a signed address */
  isPublic: boolean;
}

const target = (kind: FileKind, level: 1 | 2, more: Partial<Target> = {}): Target => ({
  kind,
  level,
  isPublic: true,
  ...FILE_LIMITS[kind],
  ...more,
});

/** Where files lie in Cloud Storage, `folder/kind`. `storage.rules` enforces the same table. */
export const FILE_TARGETS = {
  'hero/loop': target('video', 1),
  'hero/intro': target('video', 1),
  'hero/captions': target('captions', 1),
  'hero/thumb': target('image', 1),
  'hero/logo': target('image', 1),
  'testimonials/video': target('video', 1),
  'testimonials/captions': target('captions', 1),
  'testimonials/thumb': target('image', 1),
  'seminars/video': target('video', 2),
  'seminars/trailer': target('video', 2),
  'seminars/captions': target('captions', 2),
  'seminars/preview': target('image', 2),
  'seminars/thumb': target('image', 2),
  'seminars/pdf': target('pdf', 2),
  'expert_videos/video': target('video', 2),
  'expert_videos/trailer': target('video', 2),
  'expert_videos/captions': target('captions', 2),
  'expert_videos/thumb': target('image', 2),
  'knowledge_videos/video': target('video', 2, { ...KNOWLEDGE_VIDEO, isPublic: false }),
  'knowledge_videos/captions': target('captions', 2, { isPublic: false }),
  'knowledge_videos/thumb': target('image', 2),
  'knowledge_videos_for_customers/video': target('video', 2, {
    ...KNOWLEDGE_VIDEO,
    isPublic: false,
  }),
  'knowledge_videos_for_customers/captions': target('captions', 2, { isPublic: false }),
  'knowledge_videos_for_customers/thumb': target('image', 2),
} as const satisfies Record<string, Target>;
export type FileTarget = keyof typeof FILE_TARGETS;

const UNITS = [
  { name: 'GB', bytes: GIGABYTE },
  { name: 'MB', bytes: MEGABYTE },
  { name: 'KB', bytes: KILOBYTE },
] as const;

/**
 * A number of bytes as people read it, `20 MB` or `20,1 MB`. Rounded up, so that a file above a limit never reads like
 * the limit.
 */
export function formatFileSize(bytes: number): string {
  // what would read as 1024 MB is 1 GB
  const unit = UNITS.find(({ bytes: size }) => bytes > size * 0.9999);
  if (!unit) return `${bytes} Byte`;
  const size = Math.ceil((bytes * 10) / unit.bytes) / 10;
  // no grouping: "1.000 KB" beside "1,1 MB" is taken for one KB
  const inGerman = size.toLocaleString('de-DE', { maximumFractionDigits: 1, useGrouping: false });
  return `${inGerman} ${unit.name}`;
}
