import { cancelAppointmentMutation } from '@wbd/data/appointments';
import { useMutation } from '@wbd/query';
import { ExitPart } from '../shared/exit-part.tsx';
import { bookedErrors, bookedTexts } from './texts.de.ts';

const texts = bookedTexts.cancel;

interface CancelPartProps {
  token: string;
  /** title of the appointment type */
  title: string;
  when: string;
  firstName: string;
  onCancelled: () => void;
}

/** Cancels the appointment. */
export function CancelPart({ token, title, when, firstName, onCancelled }: CancelPartProps) {
  const cancel = useMutation(cancelAppointmentMutation());
  return (
    <ExitPart
      words={{
        ...texts,
        text: texts.text(firstName),
        confirmText: texts.confirmText(title, when),
      }}
      errors={bookedErrors}
      exit={{ ...cancel, mutateAsync: () => cancel.mutateAsync({ token }) }}
      onDone={onCancelled}
    />
  );
}
