const TEAM = '/intern/team';

/** Addresses that this module's pages lead to. */
export const paths = {
  team: TEAM,
  help: `${TEAM}/hilfe`,
  portal: '/intern/portal',
  pricing: '/intern/pricing',
} as const;
