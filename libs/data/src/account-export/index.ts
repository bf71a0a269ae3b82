export { accountExportQuery, wholeExportMutation } from './account-export.queries.ts';
