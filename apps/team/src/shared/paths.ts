const TEAM = '/intern/team';

/** Addresses that this module's pages lead to. */
export const paths = {
  team: TEAM,
  help: `${TEAM}/hilfe`,
  editSeminar: (id: string) => `/intern/veranstaltungen/edit/${encodeURIComponent(id)}`,
  seminarsWith: (search: string) => `/intern/veranstaltungen?suche=${encodeURIComponent(search)}`,
  editExpertVideo: (id: string) => `/intern/expert-videos/edit/${encodeURIComponent(id)}`,
  expertVideosWith: (search: string) => `/intern/expert-videos?suche=${encodeURIComponent(search)}`,
  portal: '/intern/portal',
  pricing: '/intern/pricing',
} as const;
