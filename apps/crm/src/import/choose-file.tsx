import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { TableFileCard } from '@wbd/ui/upload';
import { IMPORT_FIELDS } from './columns.ts';
import { openFile, customersOf, type ChosenFile } from './chosen-file.ts';
import { importTexts as texts } from './texts.de.ts';

export interface ChooseFileProps {
  chosen: ChosenFile | null;
  disabled: boolean;
  onChoose: (file: ChosenFile) => void;
}

/** Where the file is chosen, and what it should look like. */
export function ChooseFile({ chosen, disabled, onChoose }: ChooseFileProps) {
  return (
    <TableFileCard
      words={texts.choose}
      accept=".csv,.txt,.tsv,.vcf,text/csv,text/vcard"
      disabled={disabled}
      chosen={
        chosen && {
          note: texts.chosen(chosen.name, customersOf(chosen).length),
          broken: chosen.table.problems.map(({ number, kind }) => texts.broken[kind](number)),
        }
      }
      sample={() => {
        const titles = IMPORT_FIELDS.map((field) => texts.fields[field]);
        return {
          filename: texts.sampleName,
          content: toCsv(titles, texts.samplePeople),
          type: CSV_TYPE,
        };
      }}
      onOpen={(name, bytes) => {
        const opened = openFile(name, bytes);
        if (typeof opened === 'string') return texts.problems[opened];
        onChoose(opened);
        return null;
      }}
    />
  );
}
