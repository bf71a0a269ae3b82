const LIST = '/intern/veranstaltungen';
const below = (...parts: string[]) => [LIST, ...parts.map(encodeURIComponent)].join('/');

/** Names the seminar that a new one begins as a copy of. */
export const TEMPLATE_PARAM = 'vorlage';

/** The addresses of this module's pages. */
export const paths = {
  /** where the mail that confirms an address can be sent again */
  portal: '/intern/portal',
  customer: (customerId: string) => `/intern/crm/${encodeURIComponent(customerId)}`,
  list: LIST,
  help: below('hilfe'),
  newSeminar: below('new'),
  copySeminar: (seminarId: string) =>
    `${below('new')}?${new URLSearchParams({ [TEMPLATE_PARAM]: seminarId }).toString()}`,
  editSeminar: (seminarId: string) => below('edit', seminarId),
  participants: (sessionId: string) => below('view', sessionId),
  reportDeal: (sessionId: string, customerId: string) =>
    `/intern/netzwerk/abschluss/${encodeURIComponent(customerId)}?${new URLSearchParams({ termin: sessionId }).toString()}`,
  kiosk: (seminarId: string, sessionId: string) =>
    `/action/kiosk/${encodeURIComponent(seminarId)}?${new URLSearchParams({ termin: sessionId }).toString()}`,
  invite: (sessionId: string) => below('view', sessionId, 'register'),
} as const;
