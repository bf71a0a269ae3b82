export const NETWORK_PATH = '/intern/netzwerk';
export const DEALS_PATH = `${NETWORK_PATH}/abschluesse`;
export const LIST_PATH = `${DEALS_PATH}/liste`;
export const TERMS_PATH = `${NETWORK_PATH}/bedingungen`;
export const PROFILE_PATH = `${NETWORK_PATH}/bankverbindung`;
export const PAYOUTS_PATH = `${NETWORK_PATH}/auszahlungen`;
export const HELP_PATH = `${NETWORK_PATH}/hilfe`;
export const PORTAL_PATH = '/intern/portal';
