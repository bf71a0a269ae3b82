import { IconButton } from '@wbd/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { sharedTexts as texts } from './texts.de.ts';

export interface OwnVideoActionsProps {
  title: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What the owner can do with a video. */
export function OwnVideoActions({ title, onEdit, onDelete }: OwnVideoActionsProps) {
  return (
    <>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.edit(title)}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.delete(title)}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
