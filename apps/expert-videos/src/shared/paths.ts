const LIST = '/intern/expert-videos';

/** The addresses of this module's pages. */
export const paths = {
  list: LIST,
  new: `${LIST}/new`,
  edit: (id: string) => `${LIST}/edit/${encodeURIComponent(id)}`,
  profile: '/intern/profile',
} as const;
