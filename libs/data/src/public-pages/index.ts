export { moreOfPageQuery, publicPageQuery } from './public-pages.queries.ts';
