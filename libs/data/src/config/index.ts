export { configKeys, publicConfigQuery } from './config.queries.ts';
