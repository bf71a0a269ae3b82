import { setCommissionTermsMutation } from '@wbd/data/deals';
import { costOf, SOURCES, type Deal } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { berlinDay, dayAfter, formatMonth } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import {
  DateField,
  Form,
  FormAlert,
  NumberField,
  SegmentedField,
  TextField,
  useForm,
  useWatch,
} from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { dealsOfMonth, kindOf, RATE_KINDS, termsFormSchema, typedRate } from './terms-form.ts';
import { termsTexts as texts } from './texts.de.ts';

const HOLDING_DAYS = 30;

interface NewTermsProps {
  /** how many terms there are */
  number: number;
  /** whether some are about deals: only the first of these may reach back */
  haveDeals: boolean;
  deals: readonly Deal[];
  /** whether the organisation is the operator's, which may pay on packages of partners */
  maySell: boolean;
}

/** Adds terms, and says before what the last month would have cost by them. */
export function NewTerms({ number, haveDeals, deals, maySell }: NewTermsProps) {
  const set = useMutation(setCommissionTermsMutation());
  const [today] = useState(() => berlinDay(new Date()));
  const form = useForm({
    schema: termsFormSchema,
    defaultValues: {
      source: 'deals',
      kind: 'share',
      amount: '',
      validFrom: today,
      holdingDays: HOLDING_DAYS,
    },
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [source, chosen, amount] = useWatch({
    control: form.control,
    name: ['source', 'kind', 'amount'],
  });
  const kind = kindOf(source, chosen);
  const rate = typedRate(kind, amount);
  const sells = source === 'subscriptions';
  return (
    <Card title={texts.fresh} text={texts.rule}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Form
        form={form}
        label={texts.fresh}
        failure={{ title: texts.saveFailed, texts: { conflict: texts.conflict } }}
        onSubmit={async (typed) => {
          const { validFrom, holdingDays } = typed;
          const wanted = typedRate(kindOf(typed.source, typed.kind), typed.amount);
          // the schema lets neither through
          if (wanted === null || holdingDays === null) return;
          await set.mutateAsync({
            after: number,
            source: typed.source,
            validFrom,
            rate: wanted,
            holdingDays,
          });
          form.reset();
          toast({ type: 'success', title: texts.saved });
        }}
      >
        <Stack gap="4">
          {maySell && (
            <SegmentedField
              form={form}
              name="source"
              options={SOURCES.map((value) => ({ value, label: texts.sources[value] }))}
            />
          )}
          {sells ? (
            <FormAlert status="warning" title={texts.lawTitle}>
              <Text>{texts.law}</Text>
            </FormAlert>
          ) : (
            <SegmentedField
              form={form}
              name="kind"
              options={RATE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            />
          )}
          <TextField
            form={form}
            name="amount"
            required
            inputMode="decimal"
            hint={texts.hint[kind]}
          />
          <DateField
            form={form}
            name="validFrom"
            required
            {...(sells && { hint: texts.soldOn })}
            {...((haveDeals || sells) && { min: dayAfter(today, 1) })}
          />
          <NumberField
            form={form}
            name="holdingDays"
            required
            unit={texts.days}
            {...(sells && { hint: texts.soldHolding })}
          />
          {rate && !sells && (
            <Preview cost={(past) => costOf(past, { rate })} deals={deals} today={today} />
          )}
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {texts.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

interface PreviewProps {
  cost: (deals: readonly Deal[]) => number;
  deals: readonly Deal[];
  today: string;
}

function Preview({ cost, deals, today }: PreviewProps) {
  const lastDay = dayAfter(`${today.slice(0, 7)}-01`, -1);
  const past = dealsOfMonth(deals, lastDay.slice(0, 7));
  const month = formatMonth(new Date(`${lastDay}T12:00:00Z`));
  return <Text role="status">{texts.preview(month, past.length, formatMoney(cost(past)))}</Text>;
}
