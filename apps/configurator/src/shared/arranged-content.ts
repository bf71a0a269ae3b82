import type { ContentCard } from '@wbd/data/content-cards';
import type { SelectionKind } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import { arrange, type Arranged } from '@wbd/domain/pages';
import type { Selection } from '@wbd/domain/seminars';

export type ArrangedContent<Kind extends SelectionKind = SelectionKind> = Arranged<
  ContentCard<Kind>
>;

export interface ContentChoice<Kind extends SelectionKind = SelectionKind> {
  /** what the page shows, in its order */
  shown: ArrangedContent<Kind>[];
  /** what it could show, the newest first */
  others: ArrangedContent<Kind>[];
}

/** What an advisor's page shows and what it could. */
export function choiceOf<Kind extends SelectionKind>(
  cards: readonly ContentCard<Kind>[],
  selections: readonly Selection[],
  { createdAt }: Pick<Advisor, 'createdAt'>,
): ContentChoice<Kind> {
  const arranged = arrange(cards, selections, createdAt);
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
