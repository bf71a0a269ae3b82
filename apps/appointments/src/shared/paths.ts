const OVERVIEW = '/intern/kalender';

export const paths = {
  overview: OVERVIEW,
  settings: `${OVERVIEW}/einrichten`,
  help: `${OVERVIEW}/hilfe`,
  customer: (id: string) => `/intern/crm/${encodeURIComponent(id)}`,
  reportDeal: (customer: string) => `/intern/netzwerk/abschluss/${encodeURIComponent(customer)}`,
  /** the public booking page */
  booking: (advisor: string) =>
    `/action/${encodeURIComponent(advisor)}/appointment/${encodeURIComponent(advisor)}`,
} as const;
