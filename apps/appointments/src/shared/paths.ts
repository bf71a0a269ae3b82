const OVERVIEW = '/intern/termine';

/** The addresses of this module's pages. */
export const paths = {
  overview: OVERVIEW,
  settings: `${OVERVIEW}/einrichten`,
  help: `${OVERVIEW}/hilfe`,
  customer: (id: string) => `/intern/crm/${encodeURIComponent(id)}`,
  reportDeal: (customer: string) => `/intern/netzwerk/abschluss/${encodeURIComponent(customer)}`,
  /** where people book */
  booking: (advisor: string) =>
    `/action/${encodeURIComponent(advisor)}/appointment/${encodeURIComponent(advisor)}`,
} as const;
