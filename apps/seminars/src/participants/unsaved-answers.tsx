import type { Session } from '@wbd/domain/seminars';
import { FormAlert, useLeaveWarning } from '@wbd/ui/form';
import { participantsTexts as texts } from './texts.de.ts';
import { useUnsavedAnswers } from './use-unsaved-answers.ts';

/** Says that answers wait for a connection: they would be lost with the page. */
export function UnsavedAnswers({ session }: { session: Pick<Session, 'id'> }) {
  const { answers, areHeldUp } = useUnsavedAnswers(session.id);
  useLeaveWarning(areHeldUp);
  return (
    areHeldUp && <FormAlert status="warning">{texts.waitForConnection(answers.size)}</FormAlert>
  );
}
