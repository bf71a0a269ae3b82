import { removeParticipantMutation, type Participant } from '@wbd/data/registrations';
import { givesSeats, type Session } from '@wbd/domain/seminars';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { sharedTexts } from '../shared/texts.de.ts';
import { nameOf } from './participant-fields.tsx';
import { participantsTexts as texts } from './texts.de.ts';

export interface RemoveParticipantProps {
  session: Session;
  participant: Participant;
  onClose: () => void;
}

/** Asks, then takes a participant off the list. */
export function RemoveParticipant({ session, participant, onClose }: RemoveParticipantProps) {
  const remove = useMutation(removeParticipantMutation());
  const { session: sessionId, customer: customerId } = participant;
  const offers = session.waitingCount > 0 && givesSeats(session, new Date());

  async function confirm(): Promise<void> {
    try {
      await remove.mutateAsync({ sessionId, customerId });
      toast({ type: 'success', title: texts.removed });
    } catch (error) {
      toastFailure(error, { title: texts.removeFailed });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={texts.removeTitle}
      confirmLabel={texts.removeConfirm}
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {[
        texts.removeText(nameOf(participant)),
        ...(offers ? [texts.removeOffers] : []),
        sharedTexts.mails((participant.email === null ? 0 : 1) + (offers ? 1 : 0)),
      ].join(' ')}
    </ConfirmDialog>
  );
}
