import type { Capability } from '../plan-rows/plan-rows.ts';

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
/** Systems have several names for AVI and Matroska. */
const VIDEO_TYPES = [
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  'video/x-m4v',
  'video/x-msvideo',
  'video/avi',
  'video/x-matroska',
  'video/matroska',
];
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
  /** what an advisor's package has to hold to put a file there */
  needs: Capability;
  /** whether everyone who knows the path may read it; the others are played through a signed address */
  isPublic: boolean;
}

const target = (kind: FileKind, needs: Capability, more: Partial<Target> = {}): Target => ({
  kind,
  needs,
  isPublic: true,
  ...FILE_LIMITS[kind],
  ...more,
});

/** Where files lie in Cloud Storage, `folder/kind`. `storage.rules` enforces the same table. */
export const FILE_TARGETS = {
  'hero/loop': target('video', 'introVideo'),
  'hero/intro': target('video', 'introVideo'),
  'hero/captions': target('captions', 'introVideo'),
  'hero/thumb': target('image', 'introVideo'),
  'hero/logo': target('image', 'introVideo'),
  'hero/portrait': target('image', 'introVideo'),
  'testimonials/video': target('video', 'testimonialVideos'),
  'testimonials/captions': target('captions', 'testimonialVideos'),
  'testimonials/thumb': target('image', 'testimonialVideos'),
  'seminars/video': target('video', 'createSeminars'),
  'seminars/trailer': target('video', 'createSeminars'),
  'seminars/captions': target('captions', 'createSeminars'),
  'seminars/preview': target('image', 'createSeminars'),
  'seminars/thumb': target('image', 'createSeminars'),
  'seminars/pdf': target('pdf', 'createSeminars'),
  'expert_videos/video': target('video', 'expertVideos'),
  'expert_videos/trailer': target('video', 'expertVideos'),
  'expert_videos/captions': target('captions', 'expertVideos'),
  'expert_videos/thumb': target('image', 'expertVideos'),
  'knowledge_videos/video': target('video', 'shareKnowledge', {
    ...KNOWLEDGE_VIDEO,
    isPublic: false,
  }),
  'knowledge_videos/captions': target('captions', 'shareKnowledge', { isPublic: false }),
  'knowledge_videos/thumb': target('image', 'shareKnowledge'),
  'knowledge_videos_for_customers/video': target('video', 'uploadQuickVideos', {
    ...KNOWLEDGE_VIDEO,
    isPublic: false,
  }),
  'knowledge_videos_for_customers/captions': target('captions', 'uploadQuickVideos', {
    isPublic: false,
  }),
  'knowledge_videos_for_customers/thumb': target('image', 'uploadQuickVideos'),
  'paid_videos/video': target('video', 'sellFilms', { ...KNOWLEDGE_VIDEO, isPublic: false }),
  'paid_videos/captions': target('captions', 'sellFilms', { isPublic: false }),
  'paid_videos/trailer': target('video', 'sellFilms'),
  'paid_videos/thumb': target('image', 'sellFilms'),
} as const satisfies Record<string, Target>;
export type FileTarget = keyof typeof FILE_TARGETS;

/** The folder and kind that a path lies in. */
export const targetOf = (path: string) => path.split('/').slice(0, 2).join('/');

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
  // 1024 MB is written as 1 GB
  const unit = UNITS.find(({ bytes: size }) => bytes > size * 0.9999);
  if (!unit) return `${bytes} Byte`;
  const size = Math.ceil((bytes * 10) / unit.bytes) / 10;
  // no grouping: "1.000 KB" beside "1,1 MB" looks like one KB
  const inGerman = size.toLocaleString('de-DE', { maximumFractionDigits: 1, useGrouping: false });
  return `${inGerman} ${unit.name}`;
}
