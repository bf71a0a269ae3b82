import {
  SESSION_MEANING,
  SESSION_VIEWERS,
  type SessionState,
  type SessionViewer,
} from './session-state.ts';

/** A question that a surface asks about a session's state. */
export type SessionQuestion =
  | { answer: 'shown' | 'offered'; to: SessionViewer }
  | { answer: 'explained' | 'counted' | 'reminded' };

/** The questions of a surface, or the reason why it asks none. */
type Surface = { asks: readonly SessionQuestion[] } | { none: string };

/**
 * Every place that says something about sessions. Tests prove a cell for each of their questions and each state; a surface
 * without questions says why.
 */
export const SESSION_SURFACES = {
  'first-view': { none: 'begins with the advisor; dates come with cards' },
  page: { none: 'shows cards' },
  cards: { asks: [{ answer: 'shown', to: 'visitor' }] },
  'seminar-page': { asks: [{ answer: 'shown', to: 'visitor' }] },
  'all-dates': { asks: [{ answer: 'shown', to: 'visitor' }] },
  'form-by-choice': {
    asks: [
      { answer: 'shown', to: 'visitor' },
      { answer: 'offered', to: 'visitor' },
    ],
  },
  'form-by-link': { asks: [{ answer: 'explained' }] },
  'seat-requests': { asks: [{ answer: 'offered', to: 'member' }] },
  'appointment-pages': { none: 'are about an advisor' },
  'link-previews': { none: 'name a seminar without a date' },
  sitemap: { none: 'lists pages' },
  'structured-data': { asks: [{ answer: 'shown', to: 'member' }] },
  'scouts-list': { none: 'shows cards' },
  'share-dialogs': { none: 'share a page or a seminar without a date' },
  'own-dates': { asks: [{ answer: 'reminded' }] },
  'own-data': { none: 'shows everything stored, with the links of own-dates' },
  'seat-page': { asks: [{ answer: 'reminded' }] },
  'seat-cancellations': { asks: [{ answer: 'reminded' }] },
  'links-in-old-mails': { none: 'lead to the seat page' },
  'calendar-files': { none: 'come with mails and the seat page' },
  'queued-mails': { asks: [{ answer: 'reminded' }] },
  reminders: { asks: [{ answer: 'reminded' }] },
  'change-mails': { asks: [{ answer: 'reminded' }] },
  notifications: { none: 'report what happened' },
  dashboard: { asks: [{ answer: 'counted' }] },
  'seminar-list': { asks: [{ answer: 'counted' }] },
  calendar: { none: 'shows the owner everything, with its state' },
  participants: { none: 'shows the owner everything, and leads to the invitation dialogs' },
  'invitation-dialogs': { asks: [{ answer: 'offered', to: 'host' }] },
  timeline: { none: 'names what happened' },
  'customer-cards': { asks: [{ answer: 'counted' }] },
  'team-figures': { none: 'count seats, of which a session that is called off has none' },
  statistics: { none: 'count seats, of which a session that is called off has none' },
  exports: { none: 'contain what is stored' },
  admin: { none: 'shows no sessions' },
  'support-view': { none: 'shows what the owner sees, with its state' },
} as const satisfies Record<string, Surface>;
export type SessionSurface = keyof typeof SESSION_SURFACES;

/** The expected answer, the same for every surface. */
export function sessionAnswer(state: SessionState, question: SessionQuestion): boolean {
  const meaning = SESSION_MEANING[state];
  switch (question.answer) {
    case 'shown':
    case 'offered': {
      const least = meaning[question.answer];
      return least !== null && rank(question.to) >= rank(least);
    }
    case 'explained':
    case 'counted':
    case 'reminded':
      return meaning[question.answer];
  }
}

const rank = (viewer: SessionViewer) => SESSION_VIEWERS.indexOf(viewer);
