/**
 * Who looks: anybody on the portal; somebody with a link; somebody concerned, such as a participant or an advisor of
 * the audience; an advisor in whose lists it is; its owner. Each sees everything that the previous one sees.
 */
export const VIEWERS = ['visitor', 'linked', 'member', 'host', 'owner'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The effect of a state, the same on every surface. */
export interface Meaning {
  /** the first viewer who sees it in lists, as do all later ones; null for nobody */
  shown: Viewer | null;
  /** the first viewer who can use it (book, play, choose, decide), as can all later ones; null for nobody */
  offered: Viewer | null;
  /** whether its page explains why it is not offered, or what is special about it */
  explained: boolean;
  /** whether statistics and the owner's tasks include it */
  counted: boolean;
  /** whether mails and notifications mention it as upcoming or to be done */
  reminded: boolean;
}

/** A question that a surface asks about a state. */
export type Question =
  { answer: 'shown' | 'offered'; to: Viewer } | { answer: 'explained' | 'counted' | 'reminded' };

const rank = (viewer: Viewer) => VIEWERS.indexOf(viewer);

/** Whether a viewer ranks at least as high as the required one. */
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
