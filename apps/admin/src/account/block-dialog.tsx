import { setAccountBlockMutation } from '@wbd/data/accounts';
import { blockReasonSchema, LONGEST_BLOCK_REASON } from '@wbd/domain/accounts';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.block;
const schema = z.object({ reason: blockReasonSchema });

/** Asks for the reason, then blocks the advisor. */
export function BlockDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const block = useMutation(setAccountBlockMutation());
  const form = useForm({ schema, defaultValues: { reason: '' }, words: texts });
  return (
    <FormDialog
      form={form}
      title={texts.set.title}
      description={texts.set.text}
      destructive
      submitLabel={texts.set.action}
      busyLabel={texts.set.busy}
      failure={{ title: texts.set.failed }}
      onSubmit={async ({ reason }) => {
        await block.mutateAsync({ uid, reason });
        toast({ type: 'success', title: texts.set.done });
        onClose();
      }}
      onClose={onClose}
    >
      <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_BLOCK_REASON} />
    </FormDialog>
  );
}
