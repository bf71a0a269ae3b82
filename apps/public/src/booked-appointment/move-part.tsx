import { moveAppointmentMutation } from '@wbd/data/appointments';
import { AppError } from '@wbd/domain/errors';
import { useMutation } from '@wbd/query';
import { Button, Heading, Stack, Text } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { FailureAlert } from '@wbd/ui/feedback';
import { useEffect, useRef, useState } from 'react';
import { TakenTime } from '../shared/times/taken-time.tsx';
import { TimePicker } from '../shared/times/time-picker.tsx';
import { dayAndTime } from '../shared/times/time-words.ts';
import { bookedErrors, bookedTexts } from './texts.de.ts';

const texts = bookedTexts.move;

interface MovePartProps {
  token: string;
  typeId: string;
  /** the current start */
  start: Date;
  onMoved: () => void;
}

/** Moves the appointment to another free time once the person has confirmed it. */
export function MovePart({ token, typeId, start, onMoved }: MovePartProps) {
  const move = useMutation(moveAppointmentMutation());
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Date | null>(null);
  const [taken, setTaken] = useState<Date | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);

  async function confirm(time: Date): Promise<void> {
    setTaken(null);
    try {
      await move.mutateAsync({ token, start: time.toISOString() });
      setIsOpen(false);
      onMoved();
    } catch (error) {
      if (error instanceof AppError && error.code === 'appointment/taken') setTaken(time);
    } finally {
      setChosen(null);
    }
  }

  return (
    <Stack gap="4" align="stretch">
      <Stack gap="1">
        <Heading ref={heading} as="h2" size="lg" tabIndex={-1} outline="none">
          {isOpen ? texts.times : texts.title}
        </Heading>
        <Text color="fg.muted">{texts.text}</Text>
      </Stack>
      {taken && <TakenTime typeId={typeId} wish={taken} onChoose={setChosen} />}
      {move.isError && !taken && (
        <FailureAlert error={move.error} title={texts.failed} texts={bookedErrors} />
      )}
      {isOpen && <TimePicker typeId={typeId} onChoose={setChosen} />}
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-expanded={isOpen}
        onClick={() => {
          setTaken(null);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? texts.keep : texts.button}
      </Button>
      <ConfirmDialog
        open={chosen !== null}
        title={texts.confirmTitle}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        isLoss={false}
        busy={move.isPending}
        onConfirm={() => {
          if (chosen) void confirm(chosen);
        }}
        onCancel={() => {
          setChosen(null);
        }}
      >
        {chosen && texts.confirmText(dayAndTime(start), dayAndTime(chosen))}
      </ConfirmDialog>
    </Stack>
  );
}
