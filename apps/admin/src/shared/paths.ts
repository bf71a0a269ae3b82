export const ADMIN_PATH = '/admin';
export const HELP_PATH = `${ADMIN_PATH}/hilfe`;
export const GROWTH_PATH = `${ADMIN_PATH}/entwicklung`;
export const ACTIONS_PATH = `${ADMIN_PATH}/protokoll`;
export const NOTICES_PATH = `${ADMIN_PATH}/meldungen`;
export const MAILS_PATH = `${ADMIN_PATH}/mails`;
export const PRICES_PATH = `${ADMIN_PATH}/preise`;
export const TERMINATIONS_PATH = `${ADMIN_PATH}/kuendigungen`;
export const ORGANISATIONS_PATH = `${ADMIN_PATH}/organisationen`;
export const CONTRACTS_PATH = `${ADMIN_PATH}/vertraege`;
export const PAYOUTS_PATH = `${ADMIN_PATH}/auszahlungen`;
export const OPERATIONS_PATH = `${ADMIN_PATH}/betrieb`;

/** Everything about one notice. */
export function noticePath(id: string): string {
  return `${NOTICES_PATH}/${encodeURIComponent(id)}`;
}

/** Everything about one advisor. */
export function accountPath(uid: string): string {
  return `${ADMIN_PATH}/berater/${encodeURIComponent(uid)}`;
}

/** The data of one advisor. */
export function supportPath(uid: string): string {
  return `${accountPath(uid)}/ansicht`;
}

/** The advisors of one organisation. */
export function organisationPath(id: string): string {
  return `${ORGANISATIONS_PATH}/${encodeURIComponent(id)}`;
}
