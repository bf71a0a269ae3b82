import { chooseMutation, moveMutation, type SelectionKind } from '@wbd/data/selections';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ReorderList } from '@wbd/ui/reorder';
import { useState } from 'react';
import { sharedTexts } from '../shared/texts.de.ts';
import {
  toSelection,
  type ArrangedContent,
  type ContentChoice,
} from '../shared/arranged-content.ts';
import { ContentRow } from './content-row.tsx';
import { OtherContent } from './other-content.tsx';
import { choiceTexts, contentTexts } from './texts.de.ts';

/** The page has two of these lists, each with a search. */
const SEARCH_PARAMS: Readonly<Record<SelectionKind, string>> = {
  seminar: 'seminar',
  expert: 'video',
};

export interface ContentListsProps {
  kind: SelectionKind;
  advisorId: string;
  choice: ContentChoice;
}

/** What the page shows, in its order, and below it what it could show. Each change is stored at once. */
export function ContentLists({ kind, advisorId, choice }: ContentListsProps) {
  const texts = contentTexts[kind];
  const choose = useMutation(chooseMutation(kind, advisorId));
  const move = useMutation(moveMutation(kind, advisorId));
  const [switched, setSwitched] = useState<string>();

  async function stored(change: Promise<void>, done: string): Promise<void> {
    try {
      await change;
      toast({ type: 'success', title: done });
    } catch (error) {
      toastFailure(error, sharedTexts.changeFailed);
    }
  }

  const row = (content: ArrangedContent) => (
    <ContentRow
      content={content}
      takesFocus={content.item.id === switched}
      onToggle={() => {
        setSwitched(content.item.id);
        const visible = !content.visible;
        void stored(
          choose.mutateAsync({ ...toSelection(content), visible }),
          visible ? texts.shownAgain : texts.shownNoMore,
        );
      }}
    />
  );

  return (
    <Stack gap="6">
      {choice.shown.length === 0 ? (
        <Text color="fg.muted">{choiceTexts.nothingShown}</Text>
      ) : (
        <ReorderList
          label={texts.list}
          items={choice.shown}
          idOf={({ item }) => item.id}
          nameOf={({ item }) => item.title}
          onReorder={(_items, { from, to }) => {
            setSwitched(undefined);
            const items = choice.shown.map(toSelection);
            void stored(move.mutateAsync({ items, from, to }), texts.orderSaved);
          }}
        >
          {row}
        </ReorderList>
      )}
      {choice.others.length > 0 && (
        <OtherContent
          searchLabel={texts.search}
          searchParam={SEARCH_PARAMS[kind]}
          others={choice.others}
          first={switched}
        >
          {row}
        </OtherContent>
      )}
    </Stack>
  );
}
