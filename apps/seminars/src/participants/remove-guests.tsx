import { removeParticipantMutation } from '@wbd/data/registrations';
import { AppError } from '@wbd/domain/errors';
import { givesSeats, type Session } from '@wbd/domain/seminars';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { toastFailure } from '@wbd/ui/feedback';
import { useState } from 'react';
import { sharedTexts } from '../shared/texts.de.ts';
import type { GuestsOf } from './guests.ts';
import { participantsTexts } from './texts.de.ts';

const texts = participantsTexts.guests;

export interface RemoveGuestsProps {
  session: Session;
  of: GuestsOf;
  onClose: () => void;
}

/** Asks, then takes all guests of one colleague off the list, one after the other. What fails stays on the list. */
export function RemoveGuests({ session, of: { name, guests }, onClose }: RemoveGuestsProps) {
  const remove = useMutation(removeParticipantMutation());
  const [isBusy, setBusy] = useState(false);
  const hasOffers = givesSeats(session, new Date());
  const offers = hasOffers ? Math.min(session.waitingCount, guests.length) : 0;
  const mails = guests.filter(({ email }) => email !== null).length + offers;

  async function confirm(): Promise<void> {
    const errors: unknown[] = [];
    setBusy(true);
    for (const { session: sessionId, customer: customerId } of guests) {
      await remove.mutateAsync({ sessionId, customerId }).catch((error: unknown) => {
        const isGone = error instanceof AppError && error.code === 'registration/not-found';
        if (!isGone) errors.push(error);
      });
    }
    if (errors.length === 0) toast({ type: 'success', title: texts.removed(guests.length) });
    else toastFailure(errors[0], { title: texts.failed(errors.length, guests.length) });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={texts.removeTitle}
      confirmLabel={texts.removeConfirm}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {[
        texts.removeText(name, guests.length),
        ...(offers > 0 ? [texts.offers] : []),
        sharedTexts.mails(mails),
      ].join(' ')}
    </ConfirmDialog>
  );
}
