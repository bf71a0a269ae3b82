import { decidePayoutMutation } from '@wbd/data/payouts';
import { sumOf, type Approval, type Payout } from '@wbd/domain/commission';
import { daySchema } from '@wbd/domain/fields';
import { formatMoney } from '@wbd/domain/plans';
import { berlinDay, isBankDay, nextBankDay } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Stack, Text, toast } from '@wbd/ui';
import { DateField, FormAlert, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { approveTexts as texts } from './texts.de.ts';

interface ApproveDialogProps {
  payout: Payout;
  approval: Approval;
  onClose: () => void;
}

/** Shows which statements are paid and which are left out, and asks for the execution date. */
export function ApproveDialog({ payout, approval, onClose }: ApproveDialogProps) {
  const { pays, own, objected } = approval;
  const decide = useMutation(decidePayoutMutation());
  const [today] = useState(() => berlinDay(new Date()));
  const [schema] = useState(() =>
    z.object({ executeOn: daySchema.check(z.refine((day) => day >= today && isBankDay(day))) }),
  );
  const form = useForm({ schema, defaultValues: { executeOn: nextBankDay(today) }, words: texts });
  return (
    <FormDialog
      isConfirmation
      form={form}
      title={texts.title}
      submitLabel={pays.length > 0 ? texts.submit : texts.handOver}
      failure={{ title: texts.failed }}
      failingFields={{ 'input/invalid': 'executeOn' }}
      onSubmit={async ({ executeOn }) => {
        await decide.mutateAsync({ payoutId: payout.id, step: { kind: 'approve', executeOn } });
        toast({ type: 'success', title: pays.length > 0 ? texts.done : texts.handedOver });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="4">
        {pays.length > 0 && <Text>{texts.pays(pays.length, formatMoney(sumOf(pays)))}</Text>}
        {own.length > 0 && (
          <FormAlert status="info">{texts.own(formatMoney(sumOf(own)))}</FormAlert>
        )}
        {objected.map(({ id, name, total }) => (
          <FormAlert key={id} status="warning">
            {texts.objected(name, formatMoney(total))}
          </FormAlert>
        ))}
        {pays.length > 0 && <DateField form={form} name="executeOn" required min={today} />}
      </Stack>
    </FormDialog>
  );
}
