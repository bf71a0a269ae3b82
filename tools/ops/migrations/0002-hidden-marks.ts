import type { Migration } from './migration.ts';

/** Gives content that was written without them the marks of the operator, by which lists are queried: nothing is withheld. */
export const hiddenMarks: Migration = {
  name: '0002-hidden-marks',
  collections: ['seminars', 'sessions', 'expertVideos'],
  change(document, collection) {
    const marks = collection === 'seminars' ? ['hidden', 'excluded'] : ['hidden'];
    const missing = marks.filter((mark) => typeof document[mark] !== 'boolean');
    if (missing.length === 0) return null;
    return Object.fromEntries(missing.map((mark) => [mark, false]));
  },
};
