import { statementPaperMutation } from '@wbd/data/payouts';
import { hasEInvoice, statementNumber, type Statement } from '@wbd/domain/commission';
import { useMutation } from '@wbd/query';
import { Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { saveFile } from '@wbd/ui/save-file';
import { Download } from 'lucide-react';
import { sharedTexts as texts } from './texts.de.ts';

const TYPES = { pdf: 'application/pdf', 'e-invoice': 'application/xml' } as const;

/** Downloads of a statement: the PDF, and the e-invoice where there is one. */
export function PaperButtons({ statement }: { statement: Statement }) {
  return (
    <>
      <PaperButton statement={statement} format="pdf" />
      {hasEInvoice(statement) && <PaperButton statement={statement} format="e-invoice" />}
    </>
  );
}

function PaperButton({
  statement: { id, number },
  format,
}: {
  statement: Statement;
  format: keyof typeof TYPES;
}) {
  const paper = useMutation(statementPaperMutation());
  const label = texts.papers[format];

  async function save(): Promise<void> {
    try {
      const { name, bytes } = await paper.mutateAsync({ statement: id, format });
      saveFile({ filename: name, content: bytes, type: TYPES[format] });
    } catch (error) {
      toastFailure(error, { title: texts.paperFailed });
    }
  }

  return (
    <Button
      size="sm"
      variant="surface"
      colorPalette="gray"
      aria-label={texts.paperOf(label, statementNumber(number))}
      loading={paper.isPending}
      onClick={() => void save()}
    >
      <Download aria-hidden />
      {label}
    </Button>
  );
}
