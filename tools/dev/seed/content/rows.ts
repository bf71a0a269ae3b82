import * as z from 'zod/mini';
import { daysAgo } from '../dates.ts';
import { advisorNames, DEMO_ADVISORS, DEMO_ORG } from '../demo.ts';
import { storedFile, type Folder } from '../media-files.ts';

/** Where the files lie that the fields of a collection name. */
const FOLDERS = {
  advisors: {
    loop: 'hero/loop',
    loopThumb: 'hero/thumb',
    intro: 'hero/intro',
    introCaptions: 'hero/captions',
    introThumb: 'hero/thumb',
    logo: 'hero/logo',
    portrait: 'hero/portrait',
  },
  testimonials: { url: 'testimonials/video', thumb: 'testimonials/thumb', captions: null },
  seminars: {
    video: 'seminars/video',
    videoCaptions: null,
    trailer: 'seminars/trailer',
    trailerCaptions: null,
    preview: 'seminars/preview',
    thumb: 'seminars/thumb',
    pdf: 'seminars/pdf',
  },
  expertVideos: {
    video: 'expert_videos/video',
    videoCaptions: 'expert_videos/captions',
    trailer: 'expert_videos/trailer',
    trailerCaptions: null,
    thumb: 'expert_videos/thumb',
  },
  knowledgeVideos: {
    url: 'knowledge_videos/video',
    captions: null,
    thumb: 'knowledge_videos/thumb',
  },
  quickVideos: {
    url: 'knowledge_videos_for_customers/video',
    captions: null,
    thumb: 'knowledge_videos_for_customers/thumb',
  },
} as const satisfies Record<string, Record<string, Folder | null>>;

/** What a row does not say; its schema takes what its collection has. */
const UNSAID = {
  org: DEMO_ORG,
  online: false,
  hidden: false,
  bookinglink: null,
  bookingslink: null,
  heroText: null,
  heroSubtext: null,
  testimonialShareText: null,
  datalink: null,
  isSpecialist: true,
  hasOwnPage: true,
  admin: false,
  isTest: false,
  // the moment the demo thumbnails show
  thumbTime: 3.6,
  consentVersion: 'testimonial-1',
  consentAt: new Date('2026-02-01T10:00:00Z'),
};

const rowSchema = z.looseObject({
  advisor: z._default(z.enum(advisorNames), 'pro'),
  /** days since it was made */
  age: z._default(z.int(), 0),
});

/** The documents that a content file describes: `pro` unless a row names another advisor, files by their demo names. */
export function contentOf(
  collection: keyof typeof FOLDERS,
  rows: readonly object[],
  now: Date,
): Record<string, unknown>[] {
  return rows.map((row) => {
    const { advisor: name, age, ...fields } = rowSchema.parse(row);
    const advisor = DEMO_ADVISORS[name].uid;
    const files: Record<string, string | null> = {};
    for (const [field, folder] of Object.entries<Folder | null>(FOLDERS[collection])) {
      const file = fields[field];
      const isNamed = folder !== null && typeof file === 'string';
      files[field] = isNamed ? storedFile(folder, file, advisor) : null;
    }
    return { ...UNSAID, ...fields, ...files, advisor, createdAt: daysAgo(now, age) };
  });
}
