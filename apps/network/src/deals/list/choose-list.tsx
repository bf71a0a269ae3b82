import { CSV_TYPE, toCsv } from '@wbd/domain/csv';
import { rowProblemText } from '@wbd/domain/tables';
import { TableFileCard } from '@wbd/ui/upload';
import { dealRowsOf, openList, type OpenList } from './open-list.ts';
import { listTexts as texts } from './texts.de.ts';

interface ChooseListProps {
  list: OpenList | null;
  disabled: boolean;
  onChoose: (list: OpenList) => void;
  onRefuse: () => void;
}

/** Where the list is chosen, and what it should look like. */
export function ChooseList({ list, disabled, onChoose, onRefuse }: ChooseListProps) {
  return (
    <TableFileCard
      words={texts.choose}
      accept=".csv,.txt,.tsv,text/csv"
      disabled={disabled}
      chosen={
        list && {
          note: texts.chosen(list.name, dealRowsOf(list).length),
          broken: list.table.problems.map(rowProblemText),
        }
      }
      sample={() => ({
        filename: texts.sampleName,
        content: toCsv(texts.sampleTitles, texts.sampleRows),
        type: CSV_TYPE,
      })}
      onOpen={(name, bytes) => {
        const opened = openList(name, bytes);
        if (typeof opened === 'string') return texts.problems[opened];
        onChoose(opened);
        return null;
      }}
      onRefuse={onRefuse}
    />
  );
}
