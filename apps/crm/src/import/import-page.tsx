import { Stack } from '@wbd/ui';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { PortalPage } from '@wbd/ui/page';
import { useMemo, useState } from 'react';
import { CRM_PATH, HELP_PATH } from '../shared/paths.ts';
import { ChooseFile } from './choose-file.tsx';
import { importRowsOf, type ChosenFile } from './chosen-file.ts';
import { MapColumns } from './map-columns.tsx';
import { Preview } from './preview.tsx';
import { importTexts as texts } from './texts.de.ts';
import { isImported, useImport } from './use-import.ts';

/** Takes customers over from a file: chosen, understood, looked through, imported. */
export function ImportPage() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const importing = useImport();
  const rows = useMemo(() => (chosen ? importRowsOf(chosen) : []), [chosen]);
  const people = rows.filter(({ person }) => person !== null).length;
  const stored = [...importing.results.values()].filter(isImported).length;
  const begun = importing.isRunning || importing.results.size > 0;
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: CRM_PATH, label: texts.back }}
      help={HELP_PATH}
    >
      <UnsavedGuard
        when={chosen !== null && !importing.isDone}
        words={begun ? texts.leaving(stored, people, importing.isRunning) : undefined}
      />
      <Stack gap="5">
        <ChooseFile
          chosen={chosen}
          disabled={importing.isRunning}
          onChoose={(file) => {
            importing.reset();
            setChosen(file);
          }}
          onRefuse={() => {
            importing.reset();
            setChosen(null);
          }}
        />
        {chosen && <MapColumns file={chosen} disabled={begun} onChange={setChosen} />}
        {rows.length > 0 && <Preview rows={rows} importing={importing} />}
      </Stack>
    </PortalPage>
  );
}
