import type { SeatByLinkOutput } from '@wbd/domain';
import { Link as RouterLink } from '@wbd/router';
import { Button, PageMessage } from '@wbd/ui';
import { CalendarX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../shared/paths.ts';
import { sessionTime } from '../shared/session-time.ts';
import { seatTexts } from './texts.de.ts';

interface GoneSeatProps {
  seat: SeatByLinkOutput;
  /** the person has just cancelled it */
  isCancelled: boolean;
}

/** The person has no seat in this session, and a way to another one. */
export function GoneSeat({ seat, isCancelled }: GoneSeatProps) {
  const { advisor, seminar, session } = seat;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // the button that was pressed is gone, and with it the focus
    if (isCancelled) box.current?.focus();
  }, [isCancelled]);

  const time = sessionTime({ time: new Date(session.time) });
  return (
    <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
      <PageMessage
        level={1}
        icon={<CalendarX size={26} />}
        title={isCancelled ? seatTexts.cancelled.title : seatTexts.gone.title}
        text={
          isCancelled
            ? seatTexts.cancelled.text(advisor?.firstName ?? seatTexts.yourAdvisor)
            : seatTexts.gone.text(seminar.title, time)
        }
      >
        {advisor && (
          <>
            <Button asChild>
              <RouterLink to={paths.register(advisor.code, seminar.id)}>
                {seatTexts.gone.again}
              </RouterLink>
            </Button>
            <Button asChild variant="outline">
              <RouterLink to={paths.advisor(advisor.code)}>
                {seatTexts.advisor(advisor.firstName)}
              </RouterLink>
            </Button>
          </>
        )}
      </PageMessage>
    </div>
  );
}
