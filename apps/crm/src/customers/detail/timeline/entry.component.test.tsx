import type { MailOf } from '@wbd/domain/mails';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Entry } from './entry.tsx';

const SENT = new Date('2026-06-01T10:00:00Z');
const RETURNED =
  'Nicht zugestellt: Die E-Mail kam zurück. Prüfe die Adresse und sende die E-Mail dann erneut.';

/** A mail that is about no session, so that nothing is read. */
function aMail(
  changes: Partial<MailOf<'appointment-received'>> = {},
): MailOf<'appointment-received'> {
  return {
    id: 'mail',
    kind: 'appointment-received',
    advisor: 'advisor',
    customer: 'customer',
    request: 'request',
    requestedAt: SENT,
    state: 'sent',
    attempts: 1,
    attemptsBefore: 0,
    leaseUntil: SENT,
    nextAttempt: null,
    messageId: '<mail@wbd.example>',
    sentAt: SENT,
    error: null,
    countedAt: SENT,
    heldBack: null,
    trace: null,
    expiresAt: null,
    ...changes,
  };
}

const renderEntry = (mail: MailOf<'appointment-received'>) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Entry entry={{ kind: 'mail', id: mail.id, at: SENT, mail }} />
    </QueryClientProvider>,
  );

const resend = () => page.getByRole('button', { name: /erneut senden$/ });

test('a mail that came back says so, and can be sent again', async () => {
  await renderEntry(aMail({ state: 'failed', heldBack: 'returned', error: '5.1.1' }));
  await expect.element(page.getByText(RETURNED)).toBeVisible();
  await expect.element(page.getByText('Fehlgeschlagen')).toBeVisible();
  await expect.element(resend()).toBeVisible();
  await expectAccessibleEverywhere();
});

test('a mail that was sent offers nothing', async () => {
  await renderEntry(aMail());
  await expect.element(page.getByText('Verschickt', { exact: true })).toBeVisible();
  expect(resend().elements()).toEqual([]);
});
