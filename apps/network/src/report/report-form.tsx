import { draftDeal, reportDealMutation } from '@wbd/data/deals';
import { centsSchema, LONGEST_REFERENCE, referenceSchema } from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { daySchema } from '@wbd/domain/fields';
import { typedCents } from '@wbd/domain/plans';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Button, Stack, toast } from '@wbd/ui';
import { DateField, Form, FormAlert, TextField, useForm, useWatch } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DEALS_PATH } from '../shared/paths.ts';
import { reportTexts as texts } from './texts.de.ts';

interface ReportFormProps {
  customerId: string;
  /** the session for which the person is registered; null for an own customer */
  session: string | null;
  today: string;
}

/** Amount, day and reference of a deal. */
export function ReportForm({ customerId, session, today }: ReportFormProps) {
  const navigate = useNavigate();
  const report = useMutation(reportDealMutation());
  // every attempt reports the same deal
  const [id] = useState(draftDeal);
  const [isSaved, setSaved] = useState(false);
  // the deal for which the advisor has seen the warning that it predates the referral
  const [early, setEarly] = useState<string | null>(null);
  const [schema] = useState(() =>
    z.object({
      net: z.pipe(
        z.pipe(
          z.string(),
          z.transform((typed: string) => typedCents(typed)),
        ),
        centsSchema,
      ),
      on: daySchema.check(z.refine((day) => day <= today)),
      reference: referenceSchema,
    }),
  );
  const form = useForm({
    schema,
    defaultValues: { net: '', on: today, reference: '' },
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;
  const isEarly = useWatch({ control: form.control, name: 'on' }) === early;
  return (
    <>
      <UnsavedGuard when={isDirty && !isSubmitting && !isSaved} />
      <Form
        form={form}
        label={texts.title}
        failure={{ title: texts.saveFailed }}
        onSubmit={async ({ net, on, reference }) => {
          const deal = { id, customerId, sessionId: session, netCents: net, on, reference };
          try {
            await report.mutateAsync({ ...deal, isKnownEarly: early === on });
          } catch (error) {
            if (!(error instanceof AppError && error.code === 'deal/before-referral')) throw error;
            setEarly(on);
            return;
          }
          setSaved(true);
          toast({ type: 'success', title: texts.saved });
          // a form opened from a link has no previous page to return to
          void navigate(DEALS_PATH, { replace: true });
        }}
      >
        <Stack gap="4">
          <TextField form={form} name="net" required inputMode="decimal" autoFocus />
          <DateField form={form} name="on" required max={today} />
          <TextField form={form} name="reference" required maxLength={LONGEST_REFERENCE} />
          {isEarly && <FormAlert status="warning">{texts.early}</FormAlert>}
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {isEarly ? texts.saveEarly : texts.save}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
