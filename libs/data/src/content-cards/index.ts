export { contentCardsQuery } from './content-cards.queries.ts';
export type { ContentCard } from './content-cards.repository.ts';
