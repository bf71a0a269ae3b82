import { cancelSeatMutation } from '@wbd/data/seats';
import { useMutation } from '@wbd/query';
import { ExitPart } from '../shared/exit-part.tsx';
import { seatErrors, seatTexts } from './texts.de.ts';

const texts = seatTexts.cancel;

interface CancelPartProps {
  token: string;
  /** of the seminar */
  title: string;
  time: string;
  onCancelled: () => void;
}

/** Gives up the seat. */
export function CancelPart({ token, title, time, onCancelled }: CancelPartProps) {
  const cancel = useMutation(cancelSeatMutation());
  return (
    <ExitPart
      words={{ ...texts, confirmText: texts.confirmText(title, time) }}
      errors={seatErrors}
      exit={{ ...cancel, mutateAsync: () => cancel.mutateAsync({ token }) }}
      onDone={onCancelled}
    />
  );
}
