import type { Question } from '@wbd/domain/states';

/** Every place that shows a subject with states, or acts on it. */
export const SURFACES = [
  'first-view',
  'page',
  'cards',
  'seminar-page',
  'all-dates',
  'form-by-choice',
  'form-by-link',
  'seat-requests',
  'appointment-pages',
  'link-previews',
  'sitemap',
  'structured-data',
  'scouts-list',
  'share-dialogs',
  'players',
  'film-shop',
  'own-dates',
  'own-data',
  'seat-page',
  'seat-cancellations',
  'links-in-old-mails',
  'calendar-files',
  'queued-mails',
  'reminders',
  'change-mails',
  'notifications',
  'dashboard',
  'seminar-list',
  'calendar',
  'participants',
  'invitation-dialogs',
  'timeline',
  'customer-cards',
  'owner-notes',
  'team-page',
  'team-figures',
  'statistics',
  'commission',
  'payouts',
  'exports',
  'admin',
  'support-view',
] as const;
export type Surface = (typeof SURFACES)[number];

type Asks = Partial<Record<Surface, readonly Question[]>>;
type Silent = Readonly<Record<string, readonly Surface[]>>;
type Left<A extends Asks, S extends Silent> = Exclude<Surface, keyof A | S[string][number]>;

/**
 * The questions of each surface about a subject; silent surfaces are listed by reason. A surface that is missing
 * in both lists is a compile error.
 */
export function surfaces<const A extends Asks, const S extends Silent>(
  asks: A,
  silent: S & ([Left<A, S>] extends [never] ? unknown : { unanswered: Left<A, S> }),
): { asks: Asks; silent: Silent } {
  return { asks, silent };
}
