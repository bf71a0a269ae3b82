import type { ContentCard } from '@wbd/data/content-cards';
import {
  arrange,
  INTERNAL_TESTING_CODE,
  type Advisor,
  type Arranged,
  type Selection,
} from '@wbd/domain';

export type ArrangedContent = Arranged<ContentCard>;

export interface ContentChoice {
  /** what the page shows, in its order */
  shown: ArrangedContent[];
  /** what it could show, the newest first */
  others: ArrangedContent[];
}

/** What an advisor's page shows and what it could, without what the operator removed from all pages. */
export function choiceOf(
  cards: readonly ContentCard[],
  selections: readonly Selection[],
  { code, createdAt }: Pick<Advisor, 'code' | 'createdAt'>,
): ContentChoice {
  const open = cards.filter(({ hidden }) => !hidden || code === INTERNAL_TESTING_CODE);
  const arranged = arrange(open, selections, createdAt);
  return {
    shown: arranged.filter(({ visible }) => visible),
    others: arranged
      .filter(({ visible }) => !visible)
      .toSorted((a, b) => b.item.createdAt.getTime() - a.item.createdAt.getTime()),
  };
}

/** The advisor's choice of an item as it is now. */
export function toSelection({ item, visible, dateForOrder }: ArrangedContent): Selection {
  return { id: item.id, visible, dateForOrder };
}
