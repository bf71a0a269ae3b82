import type { AppointmentByLink } from '@wbd/domain/appointments';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ComingAppointment, type Arrival } from './coming-appointment.tsx';
import { EndedAppointment } from './ended-appointment.tsx';

const coming: AppointmentByLink = {
  title: 'Kennenlernen',
  type: 'type',
  start: '2026-12-07T08:00:00.000Z',
  end: '2026-12-07T08:30:00.000Z',
  place: { kind: 'online', link: 'https://treffen.example/frieda' },
  state: 'coming',
  cancelledBy: null,
  reason: null,
  firstName: 'Jana',
  email: 'jana@example.org',
  advisor: { firstName: 'Frieda', lastName: 'Neu', code: 'frieda' },
  calendar: { filename: 'termin.ics', content: 'BEGIN:VCALENDAR' },
};

const showComing = (appointment: AppointmentByLink, arrival: Arrival | null) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ComingAppointment
        token="token"
        appointment={appointment}
        arrival={arrival}
        onChanged={() => undefined}
      />
    </QueryClientProvider>,
  );

test('shows time and place of an online appointment, and links to the meeting', async () => {
  await showComing(coming, null);
  await expect
    .element(page.getByText('Montag, 7. Dezember 2026, 9:00 bis 9:30 Uhr', { exact: true }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Zum Online-Termin' }))
    .toHaveAttribute('href', 'https://treffen.example/frieda');
  await expect.element(page.getByRole('button', { name: 'Kalenderdatei speichern' })).toBeVisible();
});

test('offers the link of the page to a person without an e-mail address', async () => {
  await showComing({ ...coming, email: null, calendar: null }, 'booked');
  await expect.element(page.getByText(/^Merk dir diese Seite/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Link zu dieser Seite/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Kalenderdatei speichern' }))
    .not.toBeInTheDocument();
});

test('offers no other times once the appointment type is closed', async () => {
  await showComing({ ...coming, type: null }, null);
  await expect.element(page.getByText(/lässt sich gerade nicht verlegen/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Termin verlegen' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Termin absagen' })).toBeVisible();
});

const WHEN = 'am Montag, 7. Dezember 2026, 9:00 bis 9:30 Uhr';
const NOT = `Dein Termin „Kennenlernen“ ${WHEN} findet nicht statt.`;

test.each([
  [
    'cancelled by the advisor',
    { state: 'cancelled', cancelledBy: 'advisor', reason: 'Ich bin krank.' },
    'Dein Termin fällt aus',
    `${NOT} Grund: Ich bin krank.`,
  ],
  [
    'cancelled by the person',
    { state: 'cancelled', cancelledBy: 'customer', reason: null },
    'Du hast abgesagt',
    NOT,
  ],
  [
    'over',
    { state: 'over', cancelledBy: null, reason: null },
    'Dieser Termin ist vorbei',
    `„Kennenlernen“ war ${WHEN}.`,
  ],
] as const)(
  'explains an appointment that is %s, with a way to another one',
  async (_, end, title, text) => {
    await renderPage(
      <EndedAppointment appointment={{ ...coming, ...end, calendar: null }} takesFocus={false} />,
    );
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Neuen Termin buchen' }))
      .toHaveAttribute('href', '/action/frieda/appointment/frieda');
  },
);
