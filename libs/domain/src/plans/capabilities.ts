import type { Level } from './level.ts';

/**
 * Everything that depends on a package, with the level from which on it is allowed. Pages, functions, file limits and the
 * price list ask this table; a test compares it with the security rules.
 */
const NEEDED_LEVEL = {
  // on the price list
  referrals: 0,
  learn: 0,
  website: 1,
  introVideo: 1,
  testimonialVideos: 1,
  shareQuickVideos: 1,
  shareKnowledge: 2,
  uploadQuickVideos: 2,
  seminarLeads: 2,
  createSeminars: 2,
  participants: 2,
  seminarMails: 2,
  expertVideos: 2,
  expertBooking: 2,
  expertCalendars: 2,
  /** found a team, and lead one */
  leadTeam: 2,
  /** sell films to other advisors */
  sellFilms: 2,
  // part of every package with a website
  customers: 1,
  chooseCode: 1,
  bookingLink: 1,
  /** choose the network's items on the page */
  arrangePage: 1,
} as const satisfies Record<string, Level>;
export type Capability = keyof typeof NEEDED_LEVEL;

/** Whether a level is enough for something. */
export function may(level: Level, capability: Capability): boolean {
  return reaches(level, NEEDED_LEVEL[capability]);
}

/** The lowest level that is enough. */
export function neededLevel<Name extends Capability>(
  capability: Name,
): (typeof NEEDED_LEVEL)[Name] {
  return NEEDED_LEVEL[capability];
}

/** Whether a level is at least the needed one, where that is data: an area's access, a booked package. */
export function reaches(level: Level, needed: Level): boolean {
  return level >= needed;
}
