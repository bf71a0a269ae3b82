import { useBlocker } from '@wbd/router';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useLeaveWarning } from '../form/use-leave-warning.ts';

/**
 * Asks before a page with unsaved changes is left, by a link, the back button or the tab's cross. One per page.
 * @param when whether there is something to lose: `form.formState.isDirty`, and false from the moment it is saved
 */
export function UnsavedGuard({ when }: { when: boolean }) {
  useLeaveWarning(when);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
