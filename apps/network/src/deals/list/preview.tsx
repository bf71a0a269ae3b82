import type { Deal } from '@wbd/domain/commission';
import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { FailureAlert } from '@wbd/ui/feedback';
import { Checkbox, Field, FormAlert, Input } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { saveFile } from '@wbd/ui/save-file';
import { ProgressBar } from '@wbd/ui/upload';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_REASON } from '@wbd/domain/commission';
import { noteOn } from './notes.ts';
import { titlesOf, type OpenList } from './open-list.ts';
import { PreviewTable } from './preview-table.tsx';
import { sumsOf, unlistedIn } from './sums.ts';
import { listTexts as texts } from './texts.de.ts';
import { waitingOf, type useDecisions } from './use-decisions.ts';
import type { JudgedRow } from './verdicts.ts';

interface PreviewProps {
  list: OpenList;
  rows: readonly JudgedRow[];
  /** all of the organisation */
  deals: readonly Deal[];
  deciding: ReturnType<typeof useDecisions>;
}

/** What the list will do, how far it is, and what came of it. */
export function Preview({ list, rows, deals, deciding }: PreviewProps) {
  const { results, isRunning, isDone, error, start } = deciding;
  const [isAsking, setAsking] = useState(false);
  const [onlyLeft, setOnlyLeft] = useState(false);
  const [reason, setReason] = useState<string>(texts.reason);
  const waiting = waitingOf(rows, results);
  const sums = sumsOf(waiting);
  const unlisted = unlistedIn(deals, rows);
  const begun = results.size + waiting.length;
  const isLeft = ({ row, verdict }: JudgedRow) =>
    verdict.kind === 'leaves' || results.get(row.number)?.outcome === 'failed';
  const left = rows.filter(isLeft);
  const same = rows.filter(
    ({ row, verdict }) => verdict.kind === 'known' && !results.has(row.number),
  ).length;
  const takes = waiting.some(
    ({ row, verdict }) =>
      verdict.kind === 'decides' && verdict.decision !== 'confirm' && row.reason === null,
  );

  function download(): void {
    const cells = new Map(list.table.rows.map((row) => [row.number, row.cells]));
    const titles = titlesOf(list);
    const content = toCsv(
      [...titles, texts.noteTitle],
      left.map((one) => [
        ...titles.map((_, index) => cells.get(one.row.number)?.[index] ?? ''),
        noteOn(one, results.get(one.row.number)).text,
      ]),
    );
    saveFile({ filename: texts.leftName, content, type: CSV_TYPE });
  }

  return (
    <Card title={texts.previewTitle}>
      <Stack gap="4">
        <Stack gap="1" role="status">
          {(waiting.length > 0 ? texts.sums(sums) : results.size > 0 ? [] : [texts.nothing]).map(
            (line) => (
              <Text key={line}>{line}</Text>
            ),
          )}
          {same > 0 && <Text>{texts.same(same)}</Text>}
          {left.length > 0 && <Text>{texts.left(left.length)}</Text>}
          {unlisted > 0 && <Text color="fg.muted">{texts.unlisted(unlisted)}</Text>}
        </Stack>
        {isRunning && (
          <Stack gap="2">
            <ProgressBar
              label={texts.progress}
              percent={Math.round((100 * results.size) / Math.max(begun, 1))}
            />
            <Text textStyle="sm" color="fg.muted">
              {texts.progressText(results.size, begun)}
            </Text>
          </Stack>
        )}
        {error && !isRunning && (
          <FailureAlert error={error} title={texts.interrupted} text={texts.interruptedText} />
        )}
        {isDone && <Outcome results={results} />}
        {takes && !isRunning && (
          <Field label={texts.reasonLabel} hint={texts.reasonHint}>
            <Input
              value={reason}
              maxLength={LONGEST_REASON}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        <Flex gap="4" wrap="wrap" align="center" justify="space-between">
          {waiting.length > 0 && (
            <Button
              loading={isRunning}
              loadingText={texts.deciding}
              onClick={() => setAsking(true)}
            >
              {texts.submit(waiting.length)}
            </Button>
          )}
          {left.length > 0 && (
            <Checkbox checked={onlyLeft} onChange={({ target }) => setOnlyLeft(target.checked)}>
              {texts.onlyLeft}
            </Checkbox>
          )}
          {left.length > 0 && (
            <Button variant="ghost" onClick={download}>
              <Download aria-hidden />
              {texts.download}
            </Button>
          )}
        </Flex>
        <PreviewTable rows={onlyLeft ? left : rows} results={results} />
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={texts.submit(waiting.length)}
        confirmLabel={texts.confirm}
        isLoss={false}
        busy={false}
        onConfirm={() => {
          setAsking(false);
          start(rows, reason.trim() === '' ? texts.reason : reason.trim());
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.sums(sums).join(' ')}
      </ConfirmDialog>
    </Card>
  );
}

function Outcome({ results }: Pick<PreviewProps['deciding'], 'results'>) {
  const all = [...results.values()];
  const failed = all.filter(({ outcome }) => outcome === 'failed').length;
  return (
    <FormAlert status={failed > 0 ? 'warning' : 'success'} title={texts.done}>
      <Text>{texts.doneText(all.length - failed)}</Text>
      {failed > 0 && <Text>{texts.failedCount(failed)}</Text>}
    </FormAlert>
  );
}
