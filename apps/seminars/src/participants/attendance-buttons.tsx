import { recordAttendanceMutation, type Participant } from '@wbd/data/registrations';
import type { Session } from '@wbd/domain/seminars';
import { useMutation } from '@wbd/query';
import { Box, Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Check, X } from 'lucide-react';
import { nameOf } from './participant-fields.tsx';
import { participantsTexts as texts } from './texts.de.ts';
import { useUnsavedAnswers } from './use-unsaved-answers.ts';

export interface AttendanceButtonsProps {
  session: Session;
  participant: Participant;
  /** for a row of a table */
  dense?: boolean;
}

/** Whether a participant came. A second tap on the same answer takes it back. */
export function AttendanceButtons({ session, participant, dense = false }: AttendanceButtonsProps) {
  const record = useMutation(recordAttendanceMutation(session));
  const { customer } = participant;
  const unsaved = useUnsavedAnswers(session.id).answers;
  // a tap shows at once and is reverted if it cannot be stored
  const attended = unsaved.has(customer) ? unsaved.get(customer) : participant.attended;

  async function save(answer: boolean | null): Promise<void> {
    try {
      await record.mutateAsync({ customerIds: [customer], attended: answer });
    } catch (error) {
      toastFailure(error, { title: texts.attendanceFailed });
    }
  }

  const answers = [
    { value: true, label: texts.came, palette: 'green', Icon: Check },
    { value: false, label: texts.stayedAway, palette: 'red', Icon: X },
  ];
  return (
    <Box
      role="group"
      aria-label={texts.attendance(nameOf(participant))}
      display="grid"
      gridTemplateColumns="1fr 1fr"
      gap="2"
    >
      {answers.map(({ value, label, palette, Icon }) => {
        const pressed = attended === value;
        return (
          <Button
            key={label}
            size={dense ? 'sm' : 'md'}
            px="3"
            variant={pressed ? 'solid' : 'surface'}
            colorPalette={pressed ? palette : 'gray'}
            aria-pressed={pressed}
            onClick={() => void save(pressed ? null : value)}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        );
      })}
    </Box>
  );
}
