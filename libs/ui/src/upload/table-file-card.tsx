import { Flex, Text } from '@chakra-ui/react';
import { FILE_LIMITS, fileProblem } from '@wbd/domain/files';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { Card } from '../page/index.ts';
import { saveFile, type SavedFile } from '../save-file/save-file.ts';
import { ChooseFileButton } from './choose-file-button.tsx';
import { uploadTexts } from './texts.de.ts';

const texts = uploadTexts.table;
/** The contents decide whether it is a table: browsers name its type differently. */
const LIMIT = { contentTypes: null, maxBytes: FILE_LIMITS.csv.maxBytes };
/** A file that is broken in more rows is broken as a whole. */
const SHOWN_ROWS = 8;

export interface TableFileCardProps {
  words: { title: string; text: string; choose: string; chooseOther: string; sample: string };
  accept: string;
  disabled: boolean;
  /** what the chosen file holds, and its broken rows; null before one is chosen */
  chosen: { note: string; broken: readonly string[] } | null;
  /** an example of such a file */
  sample: () => SavedFile;
  /** @returns why the file is refused; null for one that is taken */
  onOpen: (name: string, bytes: Uint8Array) => string | null | Promise<string | null>;
  /** Called with a refused file, so that the previous file is not mistaken for it. */
  onRefuse: () => void;
}

/** Where a table is chosen that the page reads itself, and what it should look like. */
export function TableFileCard(props: TableFileCardProps) {
  const { words, accept, disabled, chosen, sample, onOpen, onRefuse } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const broken = chosen?.broken ?? [];

  async function problemOf(file: File): Promise<string | null> {
    const refusal = fileProblem('csv', file, LIMIT);
    if (refusal !== null) return refusal;
    try {
      return await onOpen(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch {
      return texts.unreadable;
    }
  }

  async function open(file: File): Promise<void> {
    const refusal = await problemOf(file);
    setProblem(refusal);
    if (refusal !== null) onRefuse();
  }

  return (
    <Card title={words.title}>
      <Text color="fg.muted" maxW="4xl" mb="4">
        {words.text}
      </Text>
      <Flex gap="3" wrap="wrap" align="center">
        <ChooseFileButton
          label={chosen ? words.chooseOther : words.choose}
          accept={accept}
          disabled={disabled}
          onChoose={(file) => void open(file)}
        />
        <Button variant="ghost" onClick={() => saveFile(sample())}>
          <Download aria-hidden />
          {words.sample}
        </Button>
      </Flex>
      {chosen && problem === null && (
        <Text mt="3" role="status" overflowWrap="anywhere">
          {chosen.note}
        </Text>
      )}
      {problem === null && broken.length > 0 && (
        <FormAlert mt="4" status="warning" title={texts.brokenTitle}>
          {broken.slice(0, SHOWN_ROWS).map((row) => (
            <Text key={row}>{row}</Text>
          ))}
          {broken.length > SHOWN_ROWS && (
            <Text>{texts.brokenMore(broken.length - SHOWN_ROWS)}</Text>
          )}
        </FormAlert>
      )}
      {problem !== null && <FormAlert mt="4">{problem}</FormAlert>}
    </Card>
  );
}
