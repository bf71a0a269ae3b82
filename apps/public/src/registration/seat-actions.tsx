import { seatByLinkQuery } from '@wbd/data/seats';
import { useQueryClient } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { saveFile } from '@wbd/ui/save-file';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../shared/paths.ts';
import { registrationTexts } from './texts.de.ts';

const texts = registrationTexts.success;

/** What a person can do with the seat that they have just taken. */
export function SeatActions({ token }: { token: string }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function saveCalendar(): Promise<void> {
    setBusy(true);
    try {
      const { calendar } = await client.query(seatByLinkQuery(token));
      if (calendar) saveFile({ ...calendar, type: 'text/calendar' });
    } catch (error) {
      toastFailure(error, { title: texts.saveFailed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button loading={busy} loadingText={texts.saveCalendar} onClick={() => void saveCalendar()}>
        <CalendarPlus aria-hidden />
        {texts.saveCalendar}
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={paths.seat(token)}>{texts.manage}</RouterLink>
      </Button>
    </>
  );
}
