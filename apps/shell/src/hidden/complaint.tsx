import { complainMutation, draftEntryId } from '@wbd/data/notices';
import {
  canComplain,
  complainAboutRestrictionInput,
  LONGEST_COMPLAINT,
  type Restriction,
} from '@wbd/domain/notices';
import { formatDate } from '@wbd/domain/time';
import { useMutation } from '@wbd/query';
import { Button, Stack, Text, toast } from '@wbd/ui';
import { Form, FormAlert, TextareaField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import * as z from 'zod/mini';
import { hiddenTexts } from './texts.de.ts';

const texts = hiddenTexts.complaint;

const schema = z.object({ text: complainAboutRestrictionInput.shape.text });

/** How far the owner's objection is; while there is none, the way to it. */
export function Complaint({ restriction }: { restriction: Restriction }) {
  const { complainedAt, complainUntil, upheld } = restriction;
  const [isOpen, setOpen] = useState(false);
  if (upheld) {
    return (
      <FormAlert status="info" title={texts.upheld(formatDate(upheld.at))}>
        {upheld.facts} {upheld.byOther ? texts.byOther : texts.bySame}
      </FormAlert>
    );
  }
  if (complainedAt) {
    return <FormAlert status="info">{texts.waiting(formatDate(complainedAt))}</FormAlert>;
  }
  if (!canComplain(restriction, new Date())) {
    return <Text>{texts.tooLate(formatDate(complainUntil))}</Text>;
  }
  return (
    <Stack gap="3" align="flex-start">
      <Text>{texts.text(formatDate(complainUntil))}</Text>
      {isOpen ? (
        <ComplaintForm restriction={restriction} />
      ) : (
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.open}
        </Button>
      )}
    </Stack>
  );
}

function ComplaintForm({ restriction }: { restriction: Restriction }) {
  const complain = useMutation(complainMutation());
  // the same for each try: a complaint whose answer was lost is not stored twice
  const [complaintId] = useState(draftEntryId);
  const form = useForm({ schema, defaultValues: { text: '' }, words: texts });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;

  async function send({ text }: z.output<typeof schema>): Promise<void> {
    await complain.mutateAsync({ complaintId, restrictionId: restriction.id, text });
    toast({ type: 'success', title: texts.sent });
  }

  return (
    <Stack w="full">
      <Form
        form={form}
        label={texts.open}
        onSubmit={send}
        failure={{ title: texts.failed, texts: { 'rate/limited': texts.tooOften } }}
      >
        <Stack gap="4" align="flex-start">
          <TextareaField form={form} name="text" required rows={5} maxLength={LONGEST_COMPLAINT} />
          <Button type="submit" loading={isSubmitting} loadingText={texts.busy}>
            {texts.send}
          </Button>
        </Stack>
      </Form>
      <UnsavedGuard when={isDirty && !isSubmitting && !isSubmitSuccessful} />
    </Stack>
  );
}
