import type { SeatByLinkOutput } from '@wbd/domain/seats';
import { formatLongDate } from '@wbd/domain/time';
import { Link as RouterLink } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { CalendarX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import { seatTexts as texts } from './texts.de.ts';

/** What the person has just done to be without a seat. */
export type Exit = 'cancelled' | 'left';

interface GoneSeatProps {
  seat: SeatByLinkOutput;
  exit: Exit | null;
}

/** The person has no seat in this session, and a way to another one. */
export function GoneSeat({ seat, exit }: GoneSeatProps) {
  const { advisor, seminar } = seat;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // the button that was pressed is gone, and with it the focus
    if (exit !== null) box.current?.focus();
  }, [exit]);

  const { title, text } = wordsFor(seat, exit);
  const isExpired = exit === null && seat.state === 'expired';
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <PageMessage level={1} icon={<CalendarX size={26} />} title={title} text={text}>
        {advisor && (
          <>
            <Button asChild>
              <RouterLink to={paths.register(advisor.code, seminar.id)}>
                {isExpired ? texts.expired.again : texts.gone.again}
              </RouterLink>
            </Button>
            <Button asChild variant="outline">
              <RouterLink to={paths.advisor(advisor.code)}>
                {texts.advisor(advisor.firstName)}
              </RouterLink>
            </Button>
          </>
        )}
      </PageMessage>
    </div>
  );
}

function wordsFor(seat: SeatByLinkOutput, exit: Exit | null) {
  const { state, ended, advisor, seminar, session } = seat;
  const time = sessionTime({ time: new Date(session.time) });
  if (exit === 'cancelled') {
    const name = advisor?.firstName ?? texts.yourAdvisor;
    return { title: texts.cancelled.title, text: texts.cancelled.text(name) };
  }
  if (exit === 'left') {
    const { left, leftText } = texts.waiting;
    return { title: left, text: leftText(seminar.title, time) };
  }
  if (ended) {
    if (ended.reason === 'session-cancelled') {
      const { title, text } = texts.ended.calledOff;
      return { title, text: text(seminar.title, time, ended.note) };
    }
    const how = ended.reason === 'cancelled' ? texts.ended.cancelled : texts.ended.removed;
    return {
      title: how.title,
      text: how.text(seminar.title, time, formatLongDate(new Date(ended.at))),
    };
  }
  const words = state === 'expired' ? texts.expired : texts.gone;
  return { title: words.title, text: words.text(seminar.title, time) };
}
