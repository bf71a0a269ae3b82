import type { MailOf } from '@wbd/domain/mails';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Entry } from './entry.tsx';

const SENT = new Date('2026-06-01T10:00:00Z');
const RETURNED =
  'Nicht zugestellt: Die E-Mail kam zurück. Prüfe die Adresse und sende die E-Mail dann erneut.';

/** A mail without a session, so that the entry loads nothing. */
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

test('shows that a mail bounced, and resends it', async () => {
  await renderEntry(aMail({ state: 'failed', heldBack: 'returned', error: '5.1.1' }));
  await expect.element(page.getByText(RETURNED)).toBeVisible();
  await expect.element(page.getByText('Fehlgeschlagen')).toBeVisible();
  await expect.element(resend()).toBeVisible();
  await expectAccessibleEverywhere();
});

test('offers no resend for a delivered mail', async () => {
  await renderEntry(aMail());
  await expect.element(page.getByText('Verschickt', { exact: true })).toBeVisible();
  expect(resend().elements()).toEqual([]);
});
