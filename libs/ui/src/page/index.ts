export { Card, type CardProps } from './card.tsx';
export { Fact, FactList } from './fact-list.tsx';
export { PortalPage, type PortalPageProps } from './portal-page.tsx';
export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export {
  SkeletonCards,
  SkeletonForm,
  SkeletonRows,
  type SkeletonCardsProps,
} from './skeletons.tsx';
