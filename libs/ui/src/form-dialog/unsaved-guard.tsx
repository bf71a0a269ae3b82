import { useBlocker } from '@wbd/router';
import { UnsavedDialog, type UnsavedWords } from './unsaved-dialog.tsx';
import { useLeaveWarning } from '../form/use-leave-warning.ts';

/**
 * Asks before unsaved changes are left behind, by a link, the back button or the tab's cross.
 * @param words describes what is lost, if not typed input
 * @param when whether there is something to lose: `form.formState.isDirty`, and false from the moment it is saved
 */
export function UnsavedGuard({ when, words }: { when: boolean; words?: UnsavedWords | undefined }) {
  useLeaveWarning(when);
  // the router asks one guard only: of a page's form and a dialog's, one without changes must not answer for the other
  return when && <Blocker words={words} />;
}

function Blocker({ words }: { words: UnsavedWords | undefined }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <UnsavedDialog
      words={words}
      open={blocker.state === 'blocked'}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
