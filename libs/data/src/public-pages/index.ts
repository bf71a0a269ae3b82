export {
  moreOfPageQuery,
  ownPageQuery,
  publicPageKeys,
  publicPageQuery,
} from './public-pages.queries.ts';
