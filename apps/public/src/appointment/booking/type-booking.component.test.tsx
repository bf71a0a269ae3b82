import type { AuthUser } from '@wbd/auth';
import { timesQuery } from '@wbd/data/appointments';
import { berlinDay } from '@wbd/domain/time';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { renderPage } from '@wbd/ui/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepOwnName } from '../../shared/own-name.ts';
import { TypeBooking } from './type-booking.tsx';

const NOW = new Date('2026-12-01T09:00:00Z');
const NINE = '2026-12-07T08:00:00.000Z';
const TEN = '2026-12-07T09:00:00.000Z';
const NAME_OF_NINE = 'Montag, 7. Dezember, 9:00 Uhr';

const type = {
  id: 'type',
  title: 'Kennenlernen',
  minutes: 30,
  place: 'phone',
  address: null,
  questions: ['Worum geht es?'],
} as const;
const jana: AuthUser = {
  uid: 'jana',
  phone: '+491555000001',
  email: null,
  emailConfirmed: false,
  secondFactor: false,
};

function Booking({ user }: { user: AuthUser | null }) {
  const [start, setStart] = useState<Date | null>(null);
  return (
    <TypeBooking
      type={{ ...type, questions: [...type.questions] }}
      start={start}
      advisor={{ id: 'frieda', firstName: 'Frieda', lastName: 'Neu' }}
      videoId={null}
      user={user}
      onChoose={setStart}
    />
  );
}

async function show(user: AuthUser | null): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const today = berlinDay(NOW);
  client.setQueryData(timesQuery(type.id, today).queryKey, {
    pages: [{ times: [NINE, TEN], later: null }],
    pageParams: [today],
  });
  await renderPage(
    <QueryClientProvider client={client}>
      <Booking user={user} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const time = (name: string) => page.getByRole('button', { name });
const firstName = () => page.getByRole('textbox', { name: 'Vorname' });

test('asks a visitor for the phone number after the time, and keeps showing the chosen time', async () => {
  await show(null);
  await expect.element(page.getByLabelText('Telefonnummer')).not.toBeInTheDocument();
  await time(NAME_OF_NINE).click();
  await expect.element(page.getByRole('heading', { name: NAME_OF_NINE })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: /Telefonnummer/ })).toBeVisible();
});

test('keeps typed values when the person chooses another time', async () => {
  await show(jana);
  await time(NAME_OF_NINE).click();
  await firstName().fill('Jana');
  await page.getByRole('textbox', { name: /Worum geht es/ }).fill('Altersvorsorge');
  await page.getByRole('button', { name: 'Andere Zeit' }).click();
  await time('Montag, 7. Dezember, 10:00 Uhr').click();
  await expect.element(firstName()).toHaveValue('Jana');
  await expect
    .element(page.getByRole('textbox', { name: /Worum geht es/ }))
    .toHaveValue('Altersvorsorge');
});

test('prefills the details that this login last entered on this device', async () => {
  keepOwnName({
    uid: jana.uid,
    firstName: 'Jana',
    lastName: 'Weber',
    email: 'jana@example.org',
  });
  await show(jana);
  await time(NAME_OF_NINE).click();
  await expect.element(firstName()).toHaveValue('Jana');
  await expect.element(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Weber');
  await expect
    .element(page.getByRole('textbox', { name: /E-Mail/ }))
    .toHaveValue('jana@example.org');
});
