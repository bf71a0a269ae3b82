import { advisorDataMutation } from '@wbd/data/own-data';
import { berlinDay } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { saveFile } from '@wbd/ui/save-file';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportFailures, profileTexts } from './texts.de.ts';

const texts = profileTexts.ownData;

/** Saves everything that is stored of the advisor as one file. */
export function DownloadDataButton({ code }: { code: string }) {
  const collect = useMutation(advisorDataMutation());
  const [progress, setProgress] = useState({ done: 0, all: 1 });

  async function download(): Promise<void> {
    try {
      const data = await collect.mutateAsync((done, all) => {
        setProgress({ done, all });
      });
      const day = berlinDay(new Date());
      saveFile({
        filename: `wbd-${code}-${day}.json`,
        content: JSON.stringify({ day, ...data }, null, 2),
        type: 'application/json',
      });
      toast({ type: 'success', title: texts.saved });
    } catch (error) {
      toastFailure(error, { title: texts.failed, texts: exportFailures });
    }
  }

  return (
    <Button
      variant="surface"
      loading={collect.isPending}
      loadingText={texts.progress(progress.done + 1, progress.all)}
      onClick={() => void download()}
    >
      <Download aria-hidden />
      {texts.button}
    </Button>
  );
}
