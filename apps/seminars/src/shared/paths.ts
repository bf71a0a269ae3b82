const LIST = '/intern/veranstaltungen';
const below = (...parts: string[]) => [LIST, ...parts.map(encodeURIComponent)].join('/');

/** The addresses of this module's pages. */
export const paths = {
  list: LIST,
  newSeminar: below('new'),
  editSeminar: (seminarId: string) => below('edit', seminarId),
  participants: (sessionId: string) => below('view', sessionId),
  invite: (sessionId: string) => below('view', sessionId, 'register'),
} as const;
