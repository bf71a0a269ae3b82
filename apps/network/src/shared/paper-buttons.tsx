import { statementPaperMutation } from '@wbd/data/payouts';
import { hasEInvoice, statementNumber, type Statement } from '@wbd/domain/commission';
import { useMutation } from '@wbd/query';
import { SaveFileButton } from '@wbd/ui/save-file';
import { sharedTexts as texts } from './texts.de.ts';

/** Downloads of a statement: the PDF, and the e-invoice where there is one. */
export function PaperButtons({ statement }: { statement: Statement }) {
  const paper = useMutation(statementPaperMutation());
  const { id, number } = statement;
  const formats = hasEInvoice(statement) ? (['pdf', 'e-invoice'] as const) : (['pdf'] as const);
  return formats.map((format) => (
    <SaveFileButton
      key={format}
      size="sm"
      variant="surface"
      colorPalette="gray"
      aria-label={texts.paperOf(texts.papers[format], statementNumber(number))}
      load={() => paper.mutateAsync({ statement: id, format })}
      failed={texts.paperFailed}
    >
      {texts.papers[format]}
    </SaveFileButton>
  ));
}
