export { adminActionKeys, adminActionsQuery } from './admin-actions.queries.ts';
