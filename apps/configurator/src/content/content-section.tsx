import { contentCardsQuery } from '@wbd/data/content-cards';
import { selectionsQuery, type SelectionKind } from '@wbd/data/selections';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState } from '@wbd/ui';
import { Card, SkeletonRows } from '@wbd/ui/page';
import { sharedTexts } from '../shared/texts.de.ts';
import { choiceOf } from '../shared/arranged-content.ts';
import { ContentLists } from './content-lists.tsx';
import { contentTexts } from './texts.de.ts';

export interface ContentSectionProps {
  kind: SelectionKind;
  advisor: Advisor;
}

/** Which seminars or expert videos the advisor's page shows, and in what order. */
export function ContentSection({ kind, advisor }: ContentSectionProps) {
  const texts = contentTexts[kind];
  const cards = useQuery(contentCardsQuery(kind));
  const selections = useQuery(selectionsQuery(kind, advisor.id));

  return (
    <Card title={texts.title} text={texts.text}>
      {cards.data && selections.data ? (
        cards.data.length > 0 ? (
          <ContentLists
            kind={kind}
            advisorId={advisor.id}
            choice={choiceOf(cards.data, selections.data, advisor)}
          />
        ) : (
          <EmptyState {...texts.empty} />
        )
      ) : cards.isError || selections.isError ? (
        <ErrorState
          title={texts.loadFailed}
          text={sharedTexts.loadFailed}
          retrying={cards.isFetching || selections.isFetching}
          onRetry={() => {
            if (cards.isError) void cards.refetch();
            if (selections.isError) void selections.refetch();
          }}
        />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Card>
  );
}
