import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { TableFileCard } from '@wbd/ui/upload';
import { IMPORT_FIELDS } from './columns.ts';
import { openFile, customersOf, type ChosenFile } from './chosen-file.ts';
import { importTexts as texts } from './texts.de.ts';

export interface ChooseFileProps {
  chosen: ChosenFile | null;
  disabled: boolean;
  onChoose: (file: ChosenFile) => void;
  /** called for a refused file, to clear the previous one */
  onRefuse: () => void;
}

/** Where the file is chosen, and what it should look like. */
export function ChooseFile({ chosen, disabled, onChoose, onRefuse }: ChooseFileProps) {
  return (
    <TableFileCard
      words={texts.choose}
      accept=".csv,.txt,.tsv,.vcf,.xlsx,text/csv,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      disabled={disabled}
      chosen={
        chosen && {
          note: texts.chosen(chosen.name, customersOf(chosen).length),
          broken: chosen.table.problems.map(texts.broken),
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
      onOpen={async (name, bytes) => {
        const opened = await openFile(name, bytes);
        if (typeof opened === 'string') return texts.problems[opened];
        onChoose(opened);
        return null;
      }}
      onRefuse={onRefuse}
    />
  );
}
