import { resetSecondFactorMutation } from '@wbd/data/accounts';
import { LONGEST_RESET_REASON, resetReasonSchema, type AccountDetails } from '@wbd/domain/accounts';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountTexts } from './texts.de.ts';

const texts = accountTexts.secondFactor;
const schema = z.object({ reason: resetReasonSchema });

/** The second factor of the advisor's login, and its removal when the phone is lost. */
export function SecondFactorCard({ details }: { details: AccountDetails }) {
  const [asking, setAsking] = useState(false);
  const factor = details.login?.secondFactor ?? null;
  return (
    <Card title={texts.title}>
      {factor === null ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <Stack gap="4" align="start">
          <Text>{texts.since(texts.kinds[factor.kind], formatDate(new Date(factor.since)))}</Text>
          {details.isAdmin ? (
            <Text color="fg.muted">{texts.ofAdmin}</Text>
          ) : (
            <Button variant="surface" colorPalette="red" onClick={() => setAsking(true)}>
              {texts.reset.action}
            </Button>
          )}
        </Stack>
      )}
      {asking && <ResetDialog uid={details.uid} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ResetDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const reset = useMutation(resetSecondFactorMutation());
  const form = useForm({ schema, defaultValues: { reason: '' }, words: texts });
  const words = texts.reset;
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={words.text}
      destructive
      submitLabel={words.action}
      busyLabel={words.busy}
      failure={{ title: words.failed }}
      onSubmit={async ({ reason }) => {
        await reset.mutateAsync({ uid, reason });
        toast({ type: 'success', title: words.done });
        onClose();
      }}
      onClose={onClose}
    >
      <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_RESET_REASON} />
    </FormDialog>
  );
}
