import { PUBLIC, teamAudience } from '@wbd/domain/audiences';
import type { ContentState, KnowledgeVideo, Testimonial } from '@wbd/domain/content';
import type { Seminar } from '@wbd/domain/seminars';

type Changes<Item> = Readonly<Record<ContentState, Partial<Item> | null>>;

/** States that do not apply to most kinds. */
const NONE = { withdrawn: null, unplaced: null, unproven: null, excluded: null } as const;
const SHARED = {
  ...NONE,
  hidden: { hidden: true },
  narrow: { audience: teamAudience('berlin') },
  public: {},
} as const;

/** The changes that put each kind of content into each state; null where the state does not apply. */
export const CONTENT_CHANGES = {
  seminar: { ...SHARED, excluded: { excluded: true } } satisfies Changes<Seminar>,
  expert: SHARED,
  library: {
    ...SHARED,
    hidden: { hidden: true, audience: PUBLIC },
    public: { audience: PUBLIC },
  } satisfies Changes<KnowledgeVideo>,
  quick: { ...NONE, hidden: { hidden: true }, narrow: null, public: {} },
  testimonial: {
    withdrawn: { withdrawnAt: new Date('2026-11-01T10:00:00Z') },
    hidden: { hidden: true },
    narrow: null,
    unplaced: { displayOrder: null },
    excluded: null,
    unproven: { consentAt: null, consentVersion: null },
    public: {},
  } satisfies Changes<Testimonial>,
};
