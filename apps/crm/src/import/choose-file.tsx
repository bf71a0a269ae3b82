import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { saveFile } from '@wbd/ui/save-file';
import { FILE_LIMITS, fileProblem } from '@wbd/domain/files';
import { Box, Button, Flex, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { ChooseFileButton } from '@wbd/ui/upload';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { IMPORT_FIELDS } from './columns.ts';
import { openFile, customersOf, type ChosenFile } from './chosen-file.ts';
import { importTexts as texts } from './texts.de.ts';

/** The contents decide whether it is a table: browsers name its type differently. */
const LIMIT = { contentTypes: null, maxBytes: FILE_LIMITS.csv.maxBytes };
/** A file that is broken in more rows is broken as a whole. */
const SHOWN_PROBLEMS = 8;

export interface ChooseFileProps {
  chosen: ChosenFile | null;
  disabled: boolean;
  onChoose: (file: ChosenFile) => void;
}

/** Where the file is chosen, and what it should look like. */
export function ChooseFile({ chosen, disabled, onChoose }: ChooseFileProps) {
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File): Promise<void> {
    const refusal = fileProblem('csv', file, LIMIT);
    if (refusal !== null) {
      setProblem(refusal);
      return;
    }
    try {
      const opened = openFile(file.name, new Uint8Array(await file.arrayBuffer()));
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
          label={chosen ? texts.chooseOther : texts.choose}
          accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
          disabled={disabled}
          onChoose={(file) => void read(file)}
        />
        <Button
          variant="ghost"
          onClick={() => {
            const titles = IMPORT_FIELDS.map((field) => texts.fields[field]);
            const content = toCsv(titles, texts.samplePeople);
            saveFile({ filename: texts.sampleName, content, type: CSV_TYPE });
          }}
        >
          <Download aria-hidden />
          {texts.sample}
        </Button>
      </Flex>
      {chosen && problem === null && (
        <Text mt="3" role="status" overflowWrap="anywhere">
          {texts.chosen(chosen.name, customersOf(chosen).length)}
        </Text>
      )}
      {chosen && problem === null && chosen.table.problems.length > 0 && (
        <Box mt="4">
          <FormAlert status="warning" title={texts.brokenTitle}>
            {chosen.table.problems.slice(0, SHOWN_PROBLEMS).map(({ number, kind }) => (
              <Text key={number}>{texts.broken[kind](number)}</Text>
            ))}
            {chosen.table.problems.length > SHOWN_PROBLEMS && (
              <Text>{texts.brokenMore(chosen.table.problems.length - SHOWN_PROBLEMS)}</Text>
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
