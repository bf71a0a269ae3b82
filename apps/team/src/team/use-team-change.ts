import { changeTeamMutation } from '@wbd/data/teams';
import type { TeamChange } from '@wbd/domain/teams';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { ownTeamTexts as texts } from './texts.de.ts';

/** Changes the team and says how it went. */
export function useTeamChange() {
  const change = useMutation(changeTeamMutation());
  const store = async (wanted: TeamChange, done: string): Promise<void> => {
    try {
      await change.mutateAsync(wanted);
      toast({ type: 'success', title: done });
    } catch (error) {
      toastFailure(error, { title: texts.changeFailed });
    }
  };
  return { isPending: change.isPending, store };
}
