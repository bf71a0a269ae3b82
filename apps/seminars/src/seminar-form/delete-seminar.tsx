import { deleteSeminarMutation } from '@wbd/data/seminars';
import { AppError } from '@wbd/domain/errors';
import type { Seminar } from '@wbd/domain/seminars';
import { useMutation } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formTexts as texts } from './texts.de.ts';

export interface DeleteSeminarProps {
  seminar: Seminar;
  onDeleted: () => void;
}

/** Deletes a seminar without registrations. */
export function DeleteSeminar({ seminar: { id, title }, onDeleted }: DeleteSeminarProps) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation(deleteSeminarMutation());

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ seminarId: id });
      toast({ type: 'success', title: texts.removed });
      onDeleted();
    } catch (error) {
      const taken = error instanceof AppError && error.code === 'seminar/has-registrations';
      toastFailure(error, taken ? {} : { title: texts.removeFailed(title) });
      setAsking(false);
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="red"
        alignSelf="flex-start"
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden />
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.removeTitle}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsking(false);
        }}
      >
        {texts.removeText(title)}
      </ConfirmDialog>
    </>
  );
}
