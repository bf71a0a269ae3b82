import { Button, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState, type ReactNode } from 'react';
import { detailTexts } from './texts.de.ts';

const SHOWN_AT_ONCE = 10;

interface ListQuery<Item> {
  data: readonly Item[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface LoadedListProps<Item> {
  query: ListQuery<Item>;
  label: string;
  failed: string;
  empty: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A card that holds nothing but a list. */
export function ListCard<Item>(props: LoadedListProps<Item>) {
  return (
    <Card title={props.label}>
      <LoadedList {...props} />
    </Card>
  );
}

/** A list once it is there, or why not; a long one shows its first entries and grows on request. */
export function LoadedList<Item>(props: LoadedListProps<Item>) {
  const { query, label, failed, empty, keyOf, children } = props;
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (query.data === undefined) {
    return query.error && !query.isFetching ? (
      <FailureAlert error={query.error} title={failed} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton h="24" />
    );
  }
  if (query.data.length === 0) return <Text color="fg.muted">{empty}</Text>;
  const hidden = query.data.length - shown;
  return (
    <Stack gap="3">
      <Stack as="ul" aria-label={label} listStyleType="none" gap="3">
        {query.data.slice(0, shown).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          variant="ghost"
          alignSelf="flex-start"
          onClick={() => {
            setShown(shown + SHOWN_AT_ONCE);
          }}
        >
          {detailTexts.more(Math.min(hidden, SHOWN_AT_ONCE))}
        </Button>
      )}
    </Stack>
  );
}
