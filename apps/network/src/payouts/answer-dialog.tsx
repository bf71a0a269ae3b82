import { answerObjectionMutation } from '@wbd/data/payouts';
import {
  decisionReasonSchema,
  LONGEST_REASON,
  statementNumber,
  type Statement,
} from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { answerTexts as texts } from './texts.de.ts';

interface AnswerDialogProps {
  statement: Statement;
  onClose: () => void;
}

/** Asks before a statement is cancelled, or for the reason why it stays. */
export function AnswerDialog({
  kind,
  ...props
}: AnswerDialogProps & { kind: 'uphold' | 'reject' }) {
  return kind === 'uphold' ? <UpholdDialog {...props} /> : <RejectDialog {...props} />;
}

function UpholdDialog({ statement, onClose }: AnswerDialogProps) {
  const answer = useMutation(answerObjectionMutation());
  const { id, number, recipient, total } = statement;

  async function store(): Promise<void> {
    try {
      await answer.mutateAsync({ statement: id, answer: { kind: 'uphold' } });
      toast({ type: 'success', title: texts.uphold.done });
      onClose();
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <ConfirmDialog
      open
      title={texts.uphold.title}
      confirmLabel={texts.uphold.submit}
      isLoss={false}
      busy={answer.isPending}
      onConfirm={() => void store()}
      onCancel={onClose}
    >
      {texts.uphold.text(statementNumber(number), recipient.name, formatMoney(total))}
    </ConfirmDialog>
  );
}

const schema = z.object({ reason: decisionReasonSchema });

function RejectDialog({ statement, onClose }: AnswerDialogProps) {
  const answer = useMutation(answerObjectionMutation());
  const form = useForm({ schema, defaultValues: { reason: '' }, words: texts.reject });
  const isCredit = statement.recipient.kind !== 'private';
  return (
    <FormDialog
      form={form}
      title={texts.reject.title}
      submitLabel={texts.reject.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ reason }) => {
        await answer.mutateAsync({ statement: statement.id, answer: { kind: 'reject', reason } });
        toast({ type: 'success', title: texts.reject.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        {statement.state === 'objected' && <Text>{texts.reject.released}</Text>}
        {isCredit && <Text>{texts.reject.noInvoice}</Text>}
        <TextareaField form={form} name="reason" rows={4} maxLength={LONGEST_REASON} />
      </Stack>
    </FormDialog>
  );
}
