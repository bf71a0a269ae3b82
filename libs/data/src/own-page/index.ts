export { ownPageQuery } from './own-page.queries.ts';
