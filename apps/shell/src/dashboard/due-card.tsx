import type { UseQueryResult } from '@wbd/query';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface DueCardProps<Item> {
  query: UseQueryResult<readonly Item[]>;
  /** how many rows are shown */
  most: number;
  texts: { title: string; text?: string; failed: string; more: (count: number) => string };
  /** a list item with a key */
  row: (item: Item) => ReactNode;
}

/** A list of what an advisor has to look after; nothing while there is none, and a failure when it did not load. */
export function DueCard<Item>({ query, most, texts, row }: DueCardProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    return error && !isFetching ? (
      <FailureAlert error={error} title={texts.failed} onRetry={() => void refetch()} />
    ) : null;
  }
  if (data.length === 0) return null;
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="3">
        {data.slice(0, most).map(row)}
      </Stack>
      {data.length > most && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {texts.more(data.length - most)}
        </Text>
      )}
    </Card>
  );
}

interface DueRowProps {
  children: ReactNode;
  /** what the button says, and to a screen reader about which row */
  done: { label: string; ofRow: string };
  busy: boolean;
  onDone: () => Promise<void>;
}

/** A row of such a list that is ticked off where it is. */
export function DueRow({ children, done, busy, onDone }: DueRowProps) {
  return (
    <Flex as="li" justify="space-between" align="flex-start" gap="3">
      <Stack gap="0" minW="0">
        {children}
      </Stack>
      <Button
        size="sm"
        variant="surface"
        colorPalette="gray"
        flexShrink="0"
        aria-label={done.ofRow}
        loading={busy}
        onClick={() => void onDone()}
      >
        <Check aria-hidden />
        {done.label}
      </Button>
    </Flex>
  );
}
