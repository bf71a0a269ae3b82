export const ADMIN_PATH = '/admin';
export const ACTIONS_PATH = `${ADMIN_PATH}/protokoll`;
export const MAILS_PATH = `${ADMIN_PATH}/mails`;
