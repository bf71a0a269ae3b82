import type { Migration } from './migration.ts';

/** Gives videos of the library the mark by which lists are queried. It runs before rules that ask for the mark. */
export const libraryMarks: Migration = {
  name: '0006-library-marks',
  collections: ['knowledgeVideos'],
  change: ({ hidden }) => (typeof hidden === 'boolean' ? null : { hidden: false }),
};
