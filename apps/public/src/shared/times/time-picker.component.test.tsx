import { timesQuery } from '@wbd/data/appointments';
import { berlinDay, berlinInstant, dayAfter, formatWeekday } from '@wbd/domain/time';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { expectAccessibleEverywhere, PAGE_TITLE, renderPage } from '@wbd/ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TakenTime } from './taken-time.tsx';
import { TimePicker } from './time-picker.tsx';

const TODAY = '2026-10-20';
const at = (day: string, time: string) => berlinInstant(day, time).toISOString();

interface Read {
  times: string[];
  later: string | null;
}

/** A cache that contains the free times from a day on. */
function cacheOf(read: Read, from = TODAY): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(timesQuery('type', from).queryKey, { pages: [read], pageParams: [from] });
  return client;
}

function stopTheDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-20T06:00:00Z') });
}

afterEach(() => {
  vi.useRealTimers();
});

async function show(read: Read, onChoose: (time: Date) => void = () => undefined) {
  stopTheDay();
  await renderPage(
    <QueryClientProvider client={cacheOf(read)}>
      <h2>{PAGE_TITLE}</h2>
      <TimePicker typeId="type" onChoose={onChoose} />
    </QueryClientProvider>,
  );
}

test('names each time with its day, and distinguishes the two occurrences of the repeated hour', async () => {
  const onChoose = vi.fn<(time: Date) => void>();
  const twice = '2026-10-25T00:30:00.000Z';
  const times = [at('2026-10-23', '09:00'), twice, '2026-10-25T01:30:00.000Z'];
  await show({ times, later: null }, onChoose);
  const friday = page.getByRole('group', { name: 'Freitag, 23. Oktober' });
  await expect
    .element(friday.getByRole('button', { name: 'Freitag, 23. Oktober, 9:00 Uhr', exact: true }))
    .toHaveTextContent('9:00');
  const sunday = page.getByRole('group', { name: 'Sonntag, 25. Oktober' });
  await expect
    .element(sunday.getByRole('button', { name: /2:30 Uhr \(Winterzeit\)$/ }))
    .toHaveTextContent('2:30 (Winterzeit)');
  await sunday.getByRole('button', { name: /2:30 Uhr \(Sommerzeit\)$/ }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(new Date(twice));
  await expectAccessibleEverywhere();
});

test('shows the next day with free times when the next two weeks have none', async () => {
  await show({ times: [at('2026-11-20', '14:00')], later: null });
  await expect
    .element(page.getByText('Die nächste freie Zeit ist am Freitag, 20. November.'))
    .toBeVisible();
  await expect.element(page.getByText('Danach ist zurzeit nichts mehr frei.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Weitere Tage' })).not.toBeInTheDocument();
});

test('shows a message when nothing is free', async () => {
  await show({ times: [], later: null });
  await expect.element(page.getByText('Zurzeit ist keine Zeit frei')).toBeVisible();
  await expectAccessibleEverywhere();
});

test('offers the times nearest to a taken one', async () => {
  stopTheDay();
  const onChoose = vi.fn<(time: Date) => void>();
  const day = '2026-10-23';
  const times = ['08:00', '09:00', '10:00', '11:00', '16:00'].map((time) => at(day, time));
  const wish = berlinInstant(day, '10:00');
  await renderPage(
    <QueryClientProvider client={cacheOf({ times, later: null })}>
      <TakenTime typeId="type" wish={wish} onChoose={onChoose} />
    </QueryClientProvider>,
  );
  const offered = page.getByRole('button', { name: new RegExp(`^${formatWeekday(wish)}`) });
  await expect
    .poll(() => offered.elements().map(({ textContent }) => textContent))
    .toEqual(['8:00', '9:00', '11:00', '16:00'].map((time) => `Freitag, 23. Oktober, ${time} Uhr`));
  await offered.nth(2).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(berlinInstant(day, '11:00'));
  expect(berlinDay(wish)).toBe(dayAfter(TODAY, 3));
  await expectAccessibleEverywhere();
});
