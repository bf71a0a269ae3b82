import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { FILE_LIMITS, fileProblem } from '@wbd/domain/files';
import { Box, Button, Flex, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { saveFile } from '@wbd/ui/save-file';
import { ChooseFileButton } from '@wbd/ui/upload';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { dealRowsOf, openList, type OpenList } from './open-list.ts';
import { listTexts as texts } from './texts.de.ts';

/** The contents decide whether it is a table: browsers name its type differently. */
const LIMIT = { contentTypes: null, maxBytes: FILE_LIMITS.csv.maxBytes };
/** A file that is broken in more rows is broken as a whole. */
const SHOWN_PROBLEMS = 8;

interface ChooseListProps {
  list: OpenList | null;
  disabled: boolean;
  onChoose: (list: OpenList) => void;
}

/** Where the list is chosen, and what it should look like. */
export function ChooseList({ list, disabled, onChoose }: ChooseListProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const broken = list?.table.problems ?? [];

  async function read(file: File): Promise<void> {
    const refusal = fileProblem('csv', file, LIMIT);
    if (refusal !== null) {
      setProblem(refusal);
      return;
    }
    try {
      const opened = openList(file.name, new Uint8Array(await file.arrayBuffer()));
      if (typeof opened === 'string') {
        setProblem(texts.problems[opened]);
        return;
      }
      setProblem(null);
      onChoose(opened);
    } catch {
      setProblem(texts.unreadable);
    }
  }

  return (
    <Card title={texts.chooseTitle}>
      <Text color="fg.muted" maxW="4xl" mb="4">
        {texts.chooseText}
      </Text>
      <Flex gap="3" wrap="wrap" align="center">
        <ChooseFileButton
          label={list ? texts.chooseOther : texts.choose}
          accept=".csv,.txt,.tsv,text/csv"
          disabled={disabled}
          onChoose={(file) => void read(file)}
        />
        <Button
          variant="ghost"
          onClick={() => {
            const content = toCsv(texts.sampleTitles, texts.sampleRows);
            saveFile({ filename: texts.sampleName, content, type: CSV_TYPE });
          }}
        >
          <Download aria-hidden />
          {texts.sample}
        </Button>
      </Flex>
      {list && problem === null && (
        <Text mt="3" role="status" overflowWrap="anywhere">
          {texts.chosen(list.name, dealRowsOf(list).length)}
        </Text>
      )}
      {problem === null && broken.length > 0 && (
        <Box mt="4">
          <FormAlert status="warning" title={texts.brokenTitle}>
            {broken.slice(0, SHOWN_PROBLEMS).map(({ number }) => (
              <Text key={number}>{texts.broken(number)}</Text>
            ))}
            {broken.length > SHOWN_PROBLEMS && (
              <Text>{texts.brokenMore(broken.length - SHOWN_PROBLEMS)}</Text>
            )}
          </FormAlert>
        </Box>
      )}
      {problem !== null && (
        <Box mt="4">
          <FormAlert>{problem}</FormAlert>
        </Box>
      )}
    </Card>
  );
}
