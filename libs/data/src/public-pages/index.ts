export { ownPageQuery, publicPageKeys, publicPageQuery } from './public-pages.queries.ts';
