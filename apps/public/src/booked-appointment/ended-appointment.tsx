import type { AppointmentByLink } from '@wbd/domain/appointments';
import { Link as RouterLink } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../shared/paths.ts';
import { dayAndSpan } from '../shared/times/time-words.ts';
import { bookedTexts as texts } from './texts.de.ts';

interface EndedAppointmentProps {
  appointment: AppointmentByLink;
  /** true right after the person cancelled */
  takesFocus: boolean;
}

/** A past or cancelled appointment, with a link to book another one. */
export function EndedAppointment({ appointment, takesFocus }: EndedAppointmentProps) {
  const { type, advisor, state } = appointment;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the pressed button has unmounted and lost the focus
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { title, text } = wordsFor(appointment);
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <PageMessage
        level={1}
        icon={state === 'over' ? <CalendarCheck size={26} /> : <CalendarX size={26} />}
        title={title}
        text={text}
      >
        {type !== null && (
          <Button asChild>
            <RouterLink to={paths.appointment(advisor.code, advisor.code)}>
              {texts.again}
            </RouterLink>
          </Button>
        )}
        <Button asChild variant="outline">
          <RouterLink to={paths.advisor(advisor.code)}>
            {texts.advisor(advisor.firstName)}
          </RouterLink>
        </Button>
      </PageMessage>
    </div>
  );
}

function wordsFor(appointment: AppointmentByLink): { title: string; text: string } {
  const { title, start, end, state, cancelledBy, reason } = appointment;
  const when = dayAndSpan(new Date(start), new Date(end));
  if (state === 'over') return { title: texts.over.title, text: texts.over.text(title, when) };
  const words = texts.cancelled[cancelledBy ?? 'advisor'];
  const because = reason === null ? '' : texts.cancelled.reason(reason);
  return { title: words.title, text: words.text(title, when) + because };
}
