import { objectToStatementMutation } from '@wbd/data/payouts';
import {
  decisionReasonSchema,
  LONGEST_REASON,
  statementNumber,
  type Statement,
} from '@wbd/domain/commission';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { objectionTexts as texts } from './texts.de.ts';

const schema = z.object({ reason: decisionReasonSchema });

/** Asks for the reason of an objection, and says what follows from it. */
export function ObjectDialog({
  statement,
  onClose,
}: {
  statement: Statement;
  onClose: () => void;
}) {
  const object = useMutation(objectToStatementMutation());
  const form = useForm({ schema, defaultValues: { reason: '' }, words: texts });
  const isHeldBack = statement.state === 'issued' && statement.payout === null;
  const isCredit = statement.recipient.kind !== 'private';
  return (
    <FormDialog
      form={form}
      title={texts.title(statementNumber(statement.number))}
      submitLabel={texts.submit}
      failure={{ title: texts.failed }}
      onSubmit={async ({ reason }) => {
        await object.mutateAsync({ statement: statement.id, reason });
        toast({ type: 'success', title: texts.done });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        {isCredit && <Text>{texts.effect}</Text>}
        <Text>{isHeldBack ? texts.heldBack : texts.tooLate}</Text>
        <TextareaField form={form} name="reason" rows={4} maxLength={LONGEST_REASON} />
      </Stack>
    </FormDialog>
  );
}
