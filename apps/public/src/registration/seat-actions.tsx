import { seatByLinkQuery } from '@wbd/data/seats';
import type { SeatByLinkOutput } from '@wbd/domain/seats';
import { useQueryClient } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { saveFile } from '@wbd/ui/save-file';
import { CalendarDays, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { WebCalendars } from '../shared/web-calendars.tsx';
import { webCalendarsTexts } from '../shared/web-calendars.texts.de.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.success;

/** What a person can do with the seat that they have just taken. */
export function SeatActions({ token }: { token: string }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'file' | 'web' | null>(null);
  const [shown, setShown] = useState<SeatByLinkOutput | null>(null);

  async function withSeat(
    what: 'file' | 'web',
    take: (seat: SeatByLinkOutput) => void,
  ): Promise<void> {
    setBusy(what);
    try {
      take(await client.query(seatByLinkQuery(token)));
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    } finally {
      setBusy(null);
    }
  }
  const saveCalendar = () =>
    withSeat('file', ({ calendar }) => {
      if (calendar) saveFile({ ...calendar, type: 'text/calendar' });
    });

  return (
    <>
      <Button
        loading={busy === 'file'}
        loadingText={texts.saveCalendar}
        onClick={() => void saveCalendar()}
      >
        <CalendarPlus aria-hidden />
        {texts.saveCalendar}
      </Button>
      {shown ? (
        <WebCalendars token={token} seat={shown} />
      ) : (
        <Button
          variant="outline"
          loading={busy === 'web'}
          loadingText={webCalendarsTexts.open}
          onClick={() => void withSeat('web', setShown)}
        >
          <CalendarDays aria-hidden />
          {webCalendarsTexts.open}
        </Button>
      )}
      <Button asChild variant="outline">
        <RouterLink to={paths.seat(token)}>{texts.manage}</RouterLink>
      </Button>
    </>
  );
}
