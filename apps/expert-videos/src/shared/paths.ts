const LIST = '/intern/expert-videos';

/** The addresses of this module's pages. */
export const paths = {
  list: LIST,
  help: `${LIST}/hilfe`,
  new: `${LIST}/new`,
  edit: (id: string) => `${LIST}/edit/${encodeURIComponent(id)}`,
  profile: '/intern/profile',
  /** where the mail that confirms an address can be sent again */
  portal: '/intern/portal',
} as const;
