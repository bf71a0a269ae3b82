import { changePlanForMutation } from '@wbd/data/billing';
import {
  CHANGE_TIMES,
  changeReasonSchema,
  changeTimeSchema,
  LONGEST_CHANGE_REASON,
  PLAN_PRICES,
  priceWords,
} from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { Stack, toast } from '@wbd/ui';
import { SelectField, TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import * as z from 'zod/mini';
import { Offer } from './offer.tsx';
import { planChangeTexts as texts } from './texts.de.ts';

const BASIC = 'basic';
const schema = z.object({
  price: z.string().check(z.minLength(1)),
  when: changeTimeSchema,
  reason: changeReasonSchema,
});

const begin: z.input<typeof schema> = { price: '', when: 'term', reason: '' };

/** Asks for plan, time and reason, and says what that costs before it is done. */
export function PlanChangeDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const change = useMutation(changePlanForMutation());
  const form = useForm({
    schema,
    defaultValues: begin,
    words: texts,
  });
  const { price: chosen, when } = form.watch();
  const priceOf = (value: string) => (value === BASIC ? null : value);
  return (
    <FormDialog
      form={form}
      title={texts.dialogTitle}
      description={texts.dialogText}
      destructive
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      failure={{ title: texts.failed }}
      onSubmit={async ({ price, ...order }) => {
        await change.mutateAsync({ uid, price: priceOf(price), ...order });
        toast({ type: 'success', title: texts.done, description: texts.doneText });
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap="5">
        <SelectField
          form={form}
          name="price"
          options={[
            { value: '', label: '–' },
            ...PLAN_PRICES.map((price) => ({ value: price.key, label: priceWords(price) })),
            { value: BASIC, label: texts.basic },
          ]}
        />
        <SelectField
          form={form}
          name="when"
          options={CHANGE_TIMES.map((time) => ({ value: time, label: texts.times[time] }))}
        />
        {chosen !== '' && <Offer order={{ uid, price: priceOf(chosen), when }} />}
        <TextareaField form={form} name="reason" rows={2} maxLength={LONGEST_CHANGE_REASON} />
      </Stack>
    </FormDialog>
  );
}
