import { filmPaperMutation } from '@wbd/data/sales';
import { filmPaperNumber, type FilmPaper } from '@wbd/domain/sales';
import { useMutation } from '@wbd/query';
import { SaveFileButton } from '@wbd/ui/save-file';
import { offersTexts } from './texts.de.ts';

const texts = offersTexts.papers;

/** Downloads an invoice or a correction. */
export function PaperButton({ paper: { id, number, corrects } }: { paper: FilmPaper }) {
  const paper = useMutation(filmPaperMutation());
  const label = corrects === null ? texts.invoice : texts.correction;
  return (
    <SaveFileButton
      size="sm"
      variant="surface"
      colorPalette="gray"
      aria-label={texts.of(label, filmPaperNumber(number))}
      load={() => paper.mutateAsync({ paper: id })}
      failed={texts.failed}
    >
      {label}
    </SaveFileButton>
  );
}
