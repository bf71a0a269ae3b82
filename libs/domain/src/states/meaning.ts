/**
 * Who looks: anyone who browses; a person who follows a link; a person for whom it is, such as a participant or an advisor of
 * its audience; an advisor for whom the portal lists it; its owner. Each sees what the one before sees.
 */
export const VIEWERS = ['visitor', 'linked', 'member', 'host', 'owner'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The meaning of a state, the same on every surface. */
export interface Meaning {
  /** listed for those viewers, from this one on; null for no one */
  shown: Viewer | null;
  /** usable by those viewers, from this one on: booked, played, chosen, decided; null for no one */
  offered: Viewer | null;
  /** people who come to it read why it is not offered, or what is special about it */
  explained: boolean;
  /** part of figures and of what its owner has to prepare */
  counted: boolean;
  /** people get mails or notes about it as something that takes place or has to be done */
  reminded: boolean;
}

/** A question that a surface asks about a state. */
export type Question =
  { answer: 'shown' | 'offered'; to: Viewer } | { answer: 'explained' | 'counted' | 'reminded' };

const rank = (viewer: Viewer) => VIEWERS.indexOf(viewer);

/** Whether a meaning reaches a viewer. */
export function reaches(least: Viewer | null, viewer: Viewer): boolean {
  return least !== null && rank(viewer) >= rank(least);
}

export function answerOf(meaning: Meaning, question: Question): boolean {
  switch (question.answer) {
    case 'shown':
    case 'offered':
      return reaches(meaning[question.answer], question.to);
    case 'explained':
    case 'counted':
    case 'reminded':
      return meaning[question.answer];
  }
}
