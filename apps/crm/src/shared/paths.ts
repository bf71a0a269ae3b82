export const CRM_PATH = '/intern/crm';
export const HELP_PATH = `${CRM_PATH}/hilfe`;
export const IMPORT_PATH = `${CRM_PATH}/import`;

/** Where everything about one customer is. */
export function customerPath(customerId: string): string {
  return `${CRM_PATH}/${encodeURIComponent(customerId)}`;
}
