import { customerNoteQuery, saveCustomerNoteMutation } from '@wbd/data/customer-notes';
import { LONGEST_CUSTOMER_NOTE, type Customer, type CustomerNote } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { CLIENT_WRITES } from '@wbd/domain/stored';
import { useMutation, useQuery, useQueryClient } from '@wbd/query';
import { Button, Skeleton, Stack, toast } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Form, TextareaField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import * as z from 'zod/mini';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.notes;
const noteSchema = z.pick(CLIENT_WRITES.customerNotes, { text: true });

/** What the advisor writes about a customer, for themselves. */
export function NotesCard({ customer }: { customer: Customer }) {
  const note = useQuery(customerNoteQuery(customer.id));
  return (
    <Card title={texts.title}>
      {note.data !== undefined ? (
        <NoteForm customer={customer} stored={note.data} />
      ) : note.error && !note.isFetching ? (
        <FailureAlert error={note.error} title={texts.failed} onRetry={() => void note.refetch()} />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}

function NoteForm({ customer, stored }: { customer: Customer; stored: CustomerNote | null }) {
  const client = useQueryClient();
  const save = useMutation(saveCustomerNoteMutation());
  // the query is read again while the advisor writes
  const [opened, setOpened] = useState(stored);
  const form = useForm({
    schema: noteSchema,
    defaultValues: { text: stored?.text ?? '' },
    words: texts,
  });
  const { isDirty, isSubmitting } = form.formState;

  async function readAgain(): Promise<void> {
    setOpened(await client.query({ ...customerNoteQuery(customer.id), staleTime: 0 }));
  }

  async function store({ text }: { text: string }): Promise<void> {
    try {
      await save.mutateAsync({ customer, opened, text });
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') await readAgain();
      throw error;
    }
    form.reset({ text });
    await readAgain();
    toast({ type: 'success', title: texts.saved });
  }

  return (
    <>
      <UnsavedGuard when={isDirty} />
      <Form
        form={form}
        failure={{ title: texts.saveFailed, texts: { conflict: texts.changedElsewhere } }}
        onSubmit={store}
      >
        <Stack gap="3">
          <TextareaField form={form} name="text" rows={6} maxLength={LONGEST_CUSTOMER_NOTE} />
          <Button
            type="submit"
            alignSelf="flex-start"
            disabled={!isDirty}
            loading={isSubmitting}
            loadingText={texts.saving}
          >
            {texts.save}
          </Button>
        </Stack>
      </Form>
    </>
  );
}
