import { isPublic } from '../audiences/audience.ts';
import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';

/** A seminar, an expert video, a testimonial, a quick video or a video of the library at one moment; a later entry never hides an earlier one. */
export const CONTENT_STATES = [
  'withdrawn',
  'hidden',
  'narrow',
  'unplaced',
  'excluded',
  'unproven',
  'public',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** The facts that determine the state; each kind of content has some of them. */
export interface ContentFacts {
  hidden: boolean;
  /** who it is for; those without one are for everyone */
  audience?: string;
  /** where a testimonial stands; null takes it off the page */
  displayOrder?: number | null;
  /** when the person in a testimonial withdrew their consent */
  withdrawnAt?: Date | null;
  /** when the advisor declared that the person in a testimonial consents */
  consentAt?: Date | null;
  /** the operator keeps a seminar out of the lists of colleagues */
  excluded?: boolean;
}

/**
 * - withdrawn: the person in it withdrew their consent, and the server is about to delete it
 * - hidden: by the operator or a decision on a notice
 * - narrow: for a team, an organisation, or its owner alone
 * - unplaced: its owner took it off the page; links still show it
 * - excluded: on pages, and not in the lists of colleagues
 * - unproven: without a declaration that the person in it consents, as in earlier releases
 */
export function contentState(content: ContentFacts): ContentState {
  const { hidden, audience, displayOrder, withdrawnAt, consentAt, excluded } = content;
  if (withdrawnAt) return 'withdrawn';
  if (hidden) return 'hidden';
  if (audience !== undefined && !isPublic({ audience })) return 'narrow';
  if (displayOrder === null) return 'unplaced';
  if (excluded === true) return 'excluded';
  return consentAt === null ? 'unproven' : 'public';
}

const PUBLISHED = { shown: 'visitor', offered: 'host', explained: false, counted: true } as const;

/** `offered`: advisors can choose it for what they do, such as inviting to a seminar. */
export const CONTENT_MEANING: Readonly<Record<ContentState, Meaning>> = {
  withdrawn: { shown: null, offered: null, explained: false, counted: false, reminded: false },
  hidden: { shown: 'owner', offered: 'owner', explained: true, counted: false, reminded: true },
  narrow: { shown: 'member', offered: 'member', explained: true, counted: true, reminded: false },
  unplaced: { shown: 'linked', offered: 'owner', explained: true, counted: false, reminded: false },
  excluded: { ...PUBLISHED, offered: 'owner', reminded: false },
  unproven: { ...PUBLISHED, reminded: true },
  public: { ...PUBLISHED, reminded: false },
};

/** Whether a viewer sees the content: visitors on pages, the others by a link or in the lists of their audience. */
export function isContentShownTo(viewer: Viewer, content: ContentFacts): boolean {
  return reaches(CONTENT_MEANING[contentState(content)].shown, viewer);
}

/** Whether a viewer's lists offer the content for their work. */
export function isContentOfferedTo(viewer: Viewer, content: ContentFacts): boolean {
  return reaches(CONTENT_MEANING[contentState(content)].offered, viewer);
}
