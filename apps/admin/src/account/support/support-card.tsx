import { startSupportViewMutation } from '@wbd/data/accounts';
import type { AccountDetails } from '@wbd/domain/accounts';
import { LONGEST_SUPPORT_REASON, supportReasonSchema } from '@wbd/domain/support';
import { useMutation } from '@wbd/query';
import { useNavigate } from '@wbd/router';
import { Button, Stack, Text } from '@wbd/ui';
import { TextareaField, useForm } from '@wbd/ui/form';
import { FormDialog } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import * as z from 'zod/mini';
import { supportPath } from '../../shared/paths.ts';
import { supportTexts } from './texts.de.ts';

const texts = supportTexts.card;
const schema = z.object({ reason: supportReasonSchema });

/** The way to see what the advisor sees. */
export function SupportCard({ details }: { details: AccountDetails }) {
  const { uid, advisor, isAdmin } = details;
  const [asking, setAsking] = useState(false);
  if (!advisor || isAdmin) {
    return (
      <Card title={texts.title}>
        <Text color="fg.muted">{isAdmin ? texts.ofAdmin : texts.unfinished}</Text>
      </Card>
    );
  }
  return (
    <Card title={texts.title}>
      <Stack gap="4" align="start">
        <Text>{texts.text}</Text>
        <Button variant="surface" onClick={() => setAsking(true)}>
          {texts.action}
        </Button>
      </Stack>
      {asking && <ReasonDialog uid={uid} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ReasonDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const words = supportTexts.dialog;
  const start = useMutation(startSupportViewMutation());
  const navigate = useNavigate();
  const form = useForm({ schema, defaultValues: { reason: '' }, words });
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={words.text}
      submitLabel={words.action}
      busyLabel={words.busy}
      failure={{ title: words.failed }}
      onSubmit={async ({ reason }) => {
        await start.mutateAsync({ uid, reason });
        await navigate(supportPath(uid));
      }}
      onClose={onClose}
    >
      <TextareaField form={form} name="reason" rows={3} maxLength={LONGEST_SUPPORT_REASON} />
    </FormDialog>
  );
}
