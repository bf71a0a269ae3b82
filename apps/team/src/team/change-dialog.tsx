import type { TeamChange } from '@wbd/domain/teams';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { useTeamChange } from './use-team-change.ts';

/** A change that needs a confirmation. */
export interface Asked {
  change: TeamChange;
  title: string;
  text: string;
  confirm: string;
  done: string;
}

export function ChangeDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { isPending, store } = useTeamChange();
  return (
    <ConfirmDialog
      open
      title={asked.title}
      confirmLabel={asked.confirm}
      busy={isPending}
      onConfirm={() => {
        void store(asked.change, asked.done).then(onClose);
      }}
      onCancel={onClose}
    >
      {asked.text}
    </ConfirmDialog>
  );
}
