import { moreOfPageQuery } from '@wbd/data/public-pages';
import type { MoreOfPageOutput, Ordered, PageSection, PublicPage } from '@wbd/domain/pages';
import { useInfiniteQuery } from '@wbd/query';

export interface MoreCards<Card> {
  /** those of the page's document and those that came on top, in the page's order */
  cards: Card[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** asks for the next ones; also again after it failed */
  load: () => void;
}

/** Nothing follows on an empty section, so this is never asked for. */
const NOWHERE: Ordered = { id: 'none', order: 0 };

/**
 * The cards of a page's section: the first ones are there, more come on request.
 * @param cardsOf takes the section's cards out of an answer
 */
export function useMoreCards<Card extends Ordered>(
  page: PublicPage,
  section: PageSection,
  first: readonly Card[],
  cardsOf: (answer: MoreOfPageOutput) => readonly Card[],
): MoreCards<Card> {
  const { id, order } = first.at(-1) ?? NOWHERE;
  const query = useInfiniteQuery({
    ...moreOfPageQuery({ uid: page.uid, section, after: { id, order } }),
    enabled: false,
  });
  const further = query.data?.pages.flatMap(cardsOf) ?? [];
  // a card that its advisor moves meanwhile could come twice
  const cards = new Map([...first, ...further].map((card) => [card.id, card]));
  return {
    cards: [...cards.values()],
    hasMore: query.data ? query.hasNextPage : page.more[section],
    isLoading: query.isFetching,
    hasFailed: query.isError && !query.isFetching,
    load: () => {
      if (!query.isFetching) void query.fetchNextPage();
    },
  };
}
