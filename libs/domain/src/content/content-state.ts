import { isPublic } from '../audiences/audience.ts';
import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';

/** States of a seminar, expert video, testimonial, quick video or library video, by precedence. */
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

/** The facts that determine the state; each kind of content has only some of them. */
export interface ContentFacts {
  hidden: boolean;
  /** content without an audience is public */
  audience?: string;
  /** the position of a testimonial on the page; null hides it */
  displayOrder?: number | null;
  /** when the person in a testimonial withdrew their consent */
  withdrawnAt?: Date | null;
  /** when the advisor declared that the person in a testimonial consents */
  consentAt?: Date | null;
  /** whether the operator excludes a seminar from the lists of colleagues */
  excluded?: boolean;
}

/**
 * - withdrawn: the person in it withdrew their consent, and the server is about to delete it
 * - hidden: by the operator or a decision on a notice
 * - narrow: for a team, an organisation, or its owner alone
 * - unplaced: its owner removed it from the page; links still work
 * - excluded: on pages, and not in the lists of colleagues
 * - unproven: without a declaration that the person consents, from earlier releases
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

/** `offered`: advisors can select the content, for example for an invitation. */
export const CONTENT_MEANING: Readonly<Record<ContentState, Meaning>> = {
  withdrawn: { shown: null, offered: null, explained: false, counted: false, reminded: false },
  hidden: { shown: 'owner', offered: 'owner', explained: true, counted: false, reminded: true },
  narrow: { shown: 'member', offered: 'member', explained: true, counted: true, reminded: false },
  unplaced: { shown: 'linked', offered: 'owner', explained: true, counted: false, reminded: false },
  excluded: { ...PUBLISHED, offered: 'owner', reminded: false },
  unproven: { ...PUBLISHED, reminded: true },
  public: { ...PUBLISHED, reminded: false },
};

/** Whether the content is visible to a viewer: to visitors on pages, to others by link or in their lists. */
export function isContentShownTo(viewer: Viewer, content: ContentFacts): boolean {
  return reaches(CONTENT_MEANING[contentState(content)].shown, viewer);
}

/** Whether a viewer can select the content in lists. */
export function isContentOfferedTo(viewer: Viewer, content: ContentFacts): boolean {
  return reaches(CONTENT_MEANING[contentState(content)].offered, viewer);
}
