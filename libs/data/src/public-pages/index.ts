export { moreOfPageQuery, ownPageQuery, publicPageQuery } from './public-pages.queries.ts';
