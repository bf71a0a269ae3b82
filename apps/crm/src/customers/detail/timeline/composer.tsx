import { createDatedNoteMutation, draftDatedNote } from '@wbd/data/dated-notes';
import { LONGEST_DATED_NOTE, type Customer, datedNoteWrites } from '@wbd/domain/customers';
import { useMutation } from '@wbd/query';
import { Button, Stack, toast } from '@wbd/ui';
import { Form, TextareaField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { useState } from 'react';
import { timelineTexts } from './texts.de.ts';

const texts = timelineTexts.composer;

/** Writes a note about a customer. */
export function Composer({ customer }: { customer: Customer }) {
  const create = useMutation(createDatedNoteMutation());
  // every attempt to store a note is the same write
  const [draft, setDraft] = useState(draftDatedNote);
  const form = useForm({
    schema: datedNoteWrites,
    defaultValues: { text: '' },
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <>
      <UnsavedGuard when={isDirty} />
      <Form
        form={form}
        label={texts.label}
        failure={{ title: timelineTexts.saveFailed }}
        onSubmit={async ({ text }) => {
          await create.mutateAsync({ ...draft, customer, text: text.trim() });
          setDraft(draftDatedNote());
          form.reset();
          toast({ type: 'success', title: timelineTexts.saved });
        }}
      >
        <Stack gap="3">
          <TextareaField form={form} name="text" rows={3} maxLength={LONGEST_DATED_NOTE} />
          <Button
            type="submit"
            alignSelf="flex-start"
            loading={isSubmitting}
            loadingText={timelineTexts.saving}
          >
            {texts.save}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
