import { changeUndatedNoteMutation, customerNoteQuery } from '@wbd/data/customer-notes';
import {
  changeDatedNoteMutation,
  datedNotesQuery,
  removeDatedNoteMutation,
} from '@wbd/data/dated-notes';
import {
  LONGEST_CUSTOMER_NOTE,
  LONGEST_DATED_NOTE,
  type CustomerNote,
  type DatedNote,
  datedNoteWrites,
} from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { useMutation, useQueryClient } from '@wbd/query';
import { Button, Flex, Stack, Text, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Form, TextareaField, useForm } from '@wbd/ui/form';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { ActionMenu } from '@wbd/ui/menu';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { timelineTexts as texts } from './texts.de.ts';

export function DatedNoteEntry({ note }: { note: DatedNote }) {
  const change = useMutation(changeDatedNoteMutation());
  const remove = useMutation(removeDatedNoteMutation());
  const client = useQueryClient();
  return (
    <NoteEntry
      text={note.text}
      maxLength={LONGEST_DATED_NOTE}
      onChange={async (opened, text) => {
        await change.mutateAsync({ opened: { ...note, text: opened }, text });
      }}
      onConflict={() => client.invalidateQueries(datedNotesQuery({ ...note, id: note.customer }))}
      onRemove={() => remove.mutateAsync(note.id)}
    />
  );
}

/** A note of an earlier release, when a customer had one text without a date. */
export function UndatedNoteEntry({ note }: { note: CustomerNote }) {
  const change = useMutation(changeUndatedNoteMutation());
  const client = useQueryClient();
  const save = async (opened: string, text: string) => {
    await change.mutateAsync({ opened: { ...note, text: opened }, text });
  };
  return (
    <NoteEntry
      text={note.text}
      maxLength={LONGEST_CUSTOMER_NOTE}
      onChange={save}
      onConflict={() => client.invalidateQueries(customerNoteQuery(note.id))}
      onRemove={() => save(note.text, '')}
    />
  );
}

interface NoteEntryProps {
  text: string;
  maxLength: number;
  /** @throws AppError `conflict` when the text is not as it was opened any more */
  onChange: (opened: string, text: string) => Promise<void>;
  /** reads the note again */
  onConflict: () => Promise<void>;
  onRemove: () => Promise<void>;
}

function NoteEntry({ onRemove, ...note }: NoteEntryProps) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'removing'>('shown');
  const [isBusy, setIsBusy] = useState(false);
  const show = () => {
    setMode('shown');
  };

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      await onRemove();
      toast({ type: 'success', title: texts.removed });
    } catch (error) {
      toastFailure(error, { title: texts.removeFailed });
    }
    setIsBusy(false);
    show();
  }

  if (mode === 'changing') {
    return <NoteForm {...note} onClose={show} />;
  }
  return (
    <Flex gap="2" align="flex-start" justify="space-between">
      <Text whiteSpace="pre-line" overflowWrap="anywhere" minW="0">
        {note.text}
      </Text>
      <ActionMenu
        label={texts.actions}
        actions={[
          {
            id: 'edit',
            label: texts.edit,
            icon: <Pencil aria-hidden />,
            onSelect: () => {
              setMode('changing');
            },
          },
          {
            id: 'remove',
            label: texts.remove,
            icon: <Trash2 aria-hidden />,
            destructive: true,
            onSelect: () => {
              setMode('removing');
            },
          },
        ]}
      />
      <ConfirmDialog
        open={mode === 'removing'}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={show}
      >
        {texts.removeText}
      </ConfirmDialog>
    </Flex>
  );
}

type NoteFormProps = Omit<NoteEntryProps, 'onRemove'> & { onClose: () => void };

function NoteForm({ text, maxLength, onChange, onConflict, onClose }: NoteFormProps) {
  // the timeline is read again while the advisor writes; after a conflict they replace what is there by then
  const [opened] = useState(text);
  const [replaces, setReplaces] = useState(false);
  const form = useForm({
    schema: datedNoteWrites,
    defaultValues: { text },
    words: texts.form,
  });
  return (
    <>
      <UnsavedGuard when={form.formState.isDirty} />
      <Form
        form={form}
        label={texts.form.label}
        failure={{ title: texts.saveFailed, texts: { conflict: texts.changedElsewhere } }}
        onSubmit={async (typed) => {
          try {
            await onChange(replaces ? text : opened, typed.text.trim());
          } catch (error) {
            if (error instanceof AppError && error.code === 'conflict') {
              await onConflict();
              setReplaces(true);
            }
            throw error;
          }
          toast({ type: 'success', title: texts.saved });
          onClose();
        }}
      >
        <Stack gap="3">
          <TextareaField form={form} name="text" rows={4} maxLength={maxLength} />
          <Flex gap="2">
            <Button type="submit" loading={form.formState.isSubmitting} loadingText={texts.saving}>
              {texts.form.save}
            </Button>
            <Button variant="surface" colorPalette="gray" onClick={onClose}>
              {texts.form.cancel}
            </Button>
          </Flex>
        </Stack>
      </Form>
    </>
  );
}
