export const CRM_PATH = '/intern/crm';
export const HELP_PATH = `${CRM_PATH}/hilfe`;
export const IMPORT_PATH = `${CRM_PATH}/import`;

/** Where everything about one customer is. */
export function customerPath(customerId: string): string {
  return `${CRM_PATH}/${encodeURIComponent(customerId)}`;
}

/** Where the invitation of people to a session shows how far it is. */
export function invitationPath(sessionId: string): string {
  return `/intern/veranstaltungen/view/${encodeURIComponent(sessionId)}/register`;
}

/** Where the advisor reports a deal with a customer. */
export function reportDealPath(customerId: string): string {
  return `/intern/netzwerk/abschluss/${encodeURIComponent(customerId)}`;
}

/** Where the advisor books an appointment in their own calendar for a customer. */
export function appointmentPath(advisorId: string, customerId: string): string {
  return ['/action', advisorId, 'appointment', advisorId, customerId].join('/');
}
