import {
  closeMonthMutation,
  draftPayoutMutation,
  newPayoutId,
  previewCloseQuery,
} from '@wbd/data/payouts';
import type { CloseRow, PreviewCloseOutput } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDateTime, formatMonth } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Button, EmptyState, ErrorState, Flex, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { Card, SkeletonRows } from '@wbd/ui/page';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { PAYOUTS_PATH } from '../shared/paths.ts';
import { useSecondFactor } from '../shared/use-second-factor.ts';
import { CloseRowItem } from './close-row.tsx';
import { closeTexts as texts } from './texts.de.ts';

/** What closing the last month would pay, and what waits for a payout. Explains how to add a second factor. */
export function CloseTab({ org }: { org: string }) {
  const hasFactor = useSecondFactor();
  const { data, error, isFetching, refetch } = useQuery({
    ...previewCloseQuery(org),
    enabled: hasFactor,
  });
  if (!hasFactor) {
    return <EmptyState icon={<Lock size={26} />} title={texts.locked} text={texts.lockedText} />;
  }
  if (data) return <Preview org={org} preview={data} />;
  if (!error || isFetching) return <SkeletonRows />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}

function Preview({ org, preview }: { org: string; preview: PreviewCloseOutput }) {
  const { month, rows, hasPayer, administrators, hasMore, open, proof } = preview;
  const isBroken = proof !== null && proof.problems > 0;
  const [isAsking, setAsking] = useState(false);
  const close = useMutation(closeMonthMutation());
  const ready = rows.filter(({ waits }) => waits === null);
  const total = ready.reduce((sum, row) => sum + row.total, 0);
  const name = monthName(month);

  async function issue(): Promise<void> {
    try {
      const issued = await close.mutateAsync({ month });
      toast({ type: 'success', title: texts.closed(issued) });
    } catch (error) {
      toastFailure(error, { title: texts.closeFailed });
    }
    setAsking(false);
  }

  return (
    <Stack gap="6">
      {!hasPayer && <FormAlert status="warning">{texts.noPayer}</FormAlert>}
      {administrators < 2 && <FormAlert status="warning">{texts.alone}</FormAlert>}
      {isBroken && <FormAlert status="error">{texts.broken}</FormAlert>}
      {open.count > 0 && <Open open={open} />}
      <Card title={texts.month(name)} text={texts.rule}>
        <Stack gap="4">
          {rows.length === 0 ? (
            <Text color="fg.muted">{texts.nothing}</Text>
          ) : (
            <Rows org={org} rows={rows} />
          )}
          {hasMore && <Text color="fg.muted">{texts.more}</Text>}
          {ready.length > 0 && (
            <Flex justify="space-between" align="center" gap="3" wrap="wrap">
              <Text fontWeight="bold">{texts.total(ready.length, formatMoney(total))}</Text>
              <Button disabled={!hasPayer || isBroken} onClick={() => setAsking(true)}>
                {texts.close(name)}
              </Button>
            </Flex>
          )}
          {proof && !isBroken && (
            <Text textStyle="sm" color="fg.muted">
              {texts.proven(formatDateTime(new Date(proof.at)), proof.entries)}
            </Text>
          )}
        </Stack>
      </Card>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.close(name)}
          confirmLabel={texts.confirm}
          isLoss={false}
          busy={close.isPending}
          onConfirm={() => void issue()}
          onCancel={() => setAsking(false)}
        >
          {texts.sure(ready.length, formatMoney(total))}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const monthName = (month: string) => formatMonth(new Date(`${month}-15T12:00:00Z`));

function Rows({ org, rows }: { org: string; rows: readonly CloseRow[] }) {
  return (
    <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="3">
      {rows.map((row) => (
        <CloseRowItem key={row.partner} org={org} row={row} />
      ))}
    </Stack>
  );
}

function Open({ open: { count, total, waiting } }: { open: PreviewCloseOutput['open'] }) {
  const navigate = useNavigate();
  const draft = useMutation(draftPayoutMutation());
  // every attempt drafts the same payout
  const [id] = useState(newPayoutId);

  async function store(): Promise<void> {
    try {
      await draft.mutateAsync({ id });
      toast({ type: 'success', title: texts.drafted });
      void navigate(`${PAYOUTS_PATH}?tab=liste`);
    } catch (error) {
      toastFailure(error, { title: texts.draftFailed });
    }
  }

  return (
    <Card title={texts.open(count, formatMoney(total))} text={texts.openText}>
      <Stack gap="4">
        {waiting && (
          <FormAlert status="info">
            {texts.waiting(
              waiting.count,
              formatMoney(waiting.total),
              formatDateTime(new Date(waiting.until)),
            )}
          </FormAlert>
        )}
        {count > (waiting?.count ?? 0) && (
          <Button alignSelf="flex-start" loading={draft.isPending} onClick={() => void store()}>
            {texts.draft}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
