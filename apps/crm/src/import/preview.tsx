import { Link } from '@wbd/router';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Checkbox, FormAlert } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { ProgressBar } from '@wbd/ui/upload';
import { useState } from 'react';
import { CRM_PATH } from '../shared/paths.ts';
import type { ImportRow } from './import-rows.ts';
import { PreviewTable } from './preview-table.tsx';
import { importTexts as texts } from './texts.de.ts';
import { isImported, type useImport } from './use-import.ts';

export interface PreviewProps {
  rows: readonly ImportRow[];
  importing: ReturnType<typeof useImport>;
}

/** What will be imported, how far it is, and what came of it. */
export function Preview({ rows, importing }: PreviewProps) {
  const { results, isRunning, isDone, error, start } = importing;
  const [onlyErrors, setOnlyErrors] = useState(false);
  const good = rows.filter(({ person }) => person !== null);
  const repeats = rows.filter((row) => row.repeats !== null).length;
  const wrong = rows.length - good.length - repeats;
  const isWrong = ({ person, number, repeats: earlier }: ImportRow) =>
    (person === null && earlier === null) || results.get(number)?.outcome === 'failed';
  const shown = onlyErrors ? rows.filter(isWrong) : rows;
  const open = good.filter(({ number }) => !isImported(results.get(number))).length;
  return (
    <Card title={texts.previewTitle}>
      <Stack gap="4">
        <Text role="status">
          {texts.ready(good.length)}
          {repeats > 0 && ` ${texts.repeats(repeats)}`}
          {wrong > 0 && ` ${texts.withErrors(wrong)}`}
        </Text>
        {isRunning && (
          <Stack gap="2">
            <ProgressBar
              label={texts.progress}
              percent={Math.round((100 * results.size) / good.length)}
            />
            <Text textStyle="sm" color="fg.muted">
              {texts.progressText(results.size, good.length)}
            </Text>
          </Stack>
        )}
        {error && !isRunning && (
          <FailureAlert error={error} title={texts.failed} text={texts.failedText} />
        )}
        {isDone && <Outcome results={results} />}
        <Flex gap="4" wrap="wrap" align="center" justify="space-between">
          {open > 0 && (
            <Button
              loading={isRunning}
              loadingText={texts.importing}
              onClick={() => {
                start(rows);
              }}
            >
              {texts.submit(open)}
            </Button>
          )}
          <Checkbox
            checked={onlyErrors}
            onChange={({ target }) => {
              setOnlyErrors(target.checked);
            }}
          >
            {texts.onlyErrors}
          </Checkbox>
        </Flex>
        {shown.length > 0 && <PreviewTable rows={shown} results={results} />}
      </Stack>
    </Card>
  );
}

function Outcome({ results }: Pick<PreviewProps['importing'], 'results'>) {
  const all = [...results.values()];
  const count = (outcome: string) => all.filter((result) => result.outcome === outcome).length;
  const refused = count('failed');
  return (
    <FormAlert status={refused > 0 ? 'warning' : 'success'} title={texts.done}>
      <Text>{texts.doneText(count('entered'), count('known'))}</Text>
      {refused > 0 && <Text>{texts.refusedCount(refused)}</Text>}
      <Text>{texts.undoText}</Text>
      <Button asChild mt="3" variant="outline">
        <Link to={CRM_PATH}>{texts.toList}</Link>
      </Button>
    </FormAlert>
  );
}
