import { deleteExpertVideoMutation } from '@wbd/data/expert-videos';
import { useMutation } from '@wbd/query';
import { Button, toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formTexts } from './texts.de.ts';

const texts = formTexts.delete;

export interface DeleteExpertVideoProps {
  id: string;
  onDeleted: () => void;
}

/** Deletes the video after a question. */
export function DeleteExpertVideo({ id, onDeleted }: DeleteExpertVideoProps) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation(deleteExpertVideoMutation());

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync(id);
    } catch (error) {
      toastFailure(error, texts.failure);
      return;
    }
    toast({ type: 'success', title: texts.done });
    onDeleted();
  }

  return (
    <>
      <Button
        variant="outline"
        colorPalette="red"
        ms={{ sm: 'auto' }}
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trash2 aria-hidden />
        {texts.action}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.title}
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsking(false);
        }}
      >
        {texts.text}
      </ConfirmDialog>
    </>
  );
}
