import { filmPaperMutation } from '@wbd/data/sales';
import { filmPaperNumber, type FilmPaper } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { saveFile } from '@wbd/ui/save-file';
import { Download } from 'lucide-react';
import { offersTexts } from './texts.de.ts';

const texts = offersTexts.papers;

/** Downloads an invoice or a correction. */
export function PaperButton({ paper: { id, number, corrects } }: { paper: FilmPaper }) {
  const paper = useMutation(filmPaperMutation());
  const label = corrects === null ? texts.invoice : texts.correction;

  async function save(): Promise<void> {
    try {
      const { name, bytes } = await paper.mutateAsync({ paper: id });
      saveFile({ filename: name, content: bytes, type: 'application/pdf' });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Button
      size="sm"
      variant="surface"
      colorPalette="gray"
      aria-label={texts.of(label, filmPaperNumber(number))}
      loading={paper.isPending}
      onClick={() => void save()}
    >
      <Download aria-hidden />
      {label}
    </Button>
  );
}
