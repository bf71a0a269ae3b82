import type { MoneyChange } from '@wbd/domain/money-changes';
import { Button, Stack } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { ChangeRow, type Viewer } from './change-row.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { changesTexts as texts } from './texts.de.ts';

interface ChangeListProps {
  changes: readonly MoneyChange[];
  viewer: Viewer;
  /** the paginated query of the changes */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Changes, the latest first, with a way to load older ones. */
export function ChangeList({ changes, viewer, query }: ChangeListProps) {
  const [now] = useState(() => new Date());
  const [stopping, setStopping] = useState<MoneyChange | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  return (
    <Card>
      <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="5">
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            viewer={viewer}
            now={now}
            onStop={() => setStopping(change)}
          />
        ))}
      </Stack>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <FailureAlert error={error} title={texts.moreFailed} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          <Button
            mt="4"
            variant="ghost"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {texts.more}
          </Button>
        )
      )}
      {stopping && <StopDialog change={stopping} onClose={() => setStopping(null)} />}
    </Card>
  );
}
