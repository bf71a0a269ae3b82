export { ACCOUNTS } from './accounts.ts';
export { SECRET_READERS } from './secrets.ts';
