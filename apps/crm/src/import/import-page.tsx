import { Stack } from '@wbd/ui';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { PortalPage } from '@wbd/ui/page';
import { useMemo, useState } from 'react';
import { CRM_PATH, HELP_PATH } from '../shared/paths.ts';
import { ChooseFile, type ChosenFile } from './choose-file.tsx';
import { guessMapping, isComplete, type Mapping } from './columns.ts';
import { toImportRows } from './import-rows.ts';
import { MapColumns } from './map-columns.tsx';
import { Preview } from './preview.tsx';
import { importTexts as texts } from './texts.de.ts';
import { useImport } from './use-import.ts';

/** Takes customers over from a file: chosen, understood, looked through, imported. */
export function ImportPage() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping([]));
  const importing = useImport();
  const rows = useMemo(
    () => (chosen && isComplete(mapping) ? toImportRows(chosen.table.rows, mapping) : []),
    [chosen, mapping],
  );
  const begun = importing.isRunning || importing.results.size > 0;
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: CRM_PATH, label: texts.back }}
      help={HELP_PATH}
    >
      <UnsavedGuard when={chosen !== null && !importing.isDone} />
      <Stack gap="5">
        <ChooseFile
          chosen={chosen}
          disabled={importing.isRunning}
          onChoose={(file) => {
            importing.reset();
            setChosen(file);
            setMapping(guessMapping(file.table.header));
          }}
        />
        {chosen && (
          <MapColumns
            header={chosen.table.header}
            mapping={mapping}
            disabled={begun}
            onChange={setMapping}
          />
        )}
        {rows.length > 0 && <Preview rows={rows} importing={importing} />}
      </Stack>
    </PortalPage>
  );
}
