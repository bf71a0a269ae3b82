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
  const actions = [
    { label: texts.edit(title), Icon: Pencil, onClick: onEdit },
    { label: texts.delete(title), Icon: Trash2, onClick: onDelete },
  ];
  return actions.map(({ label, Icon, onClick }) => (
    <IconButton
      key={label}
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </IconButton>
  ));
}
