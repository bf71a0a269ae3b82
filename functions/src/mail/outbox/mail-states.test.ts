import type { Mail, RegistrationMail } from '@wbd/domain/mails';
import { describe, expect, test } from 'vitest';
import { classify, smtpGateway } from '../../gateways/smtp.ts';
import { claim, drop, resend, returned, settle, startSending } from './mail-states.ts';
import { LEASE_MS, MAX_ATTEMPTS } from './outbox-row.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const EARLIER = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);

const mail = (changes: Partial<RegistrationMail> = {}): RegistrationMail => ({
  id: 'm',
  kind: 'registration-confirmation',
  advisor: 'adv',
  session: 's',
  customer: 'c',
  registeredAt: NOW,
  state: 'queued',
  attempts: 0,
  attemptsBefore: 0,
  leaseUntil: LATER,
  nextAttempt: null,
  messageId: '<m@x>',
  sentAt: null,
  error: null,
  countedAt: null,
  heldBack: null,
  trace: null,
  expiresAt: null,
  ...changes,
});

describe('a bounced mail', () => {
  test.each(['sent', 'unclear'] as const)(
    'has failed when it was %s, and may be sent again',
    (state) => {
      const left = returned(mail({ state, attempts: 1, sentAt: EARLIER }), 1, '5.1.1');
      expect(left).toMatchObject({ state: 'failed', heldBack: 'returned', error: '5.1.1' });
      expect(resend(left, NOW)).toMatchObject({ state: 'queued', heldBack: null });
    },
  );

  test('ignores a bounce of an earlier attempt', () => {
    expect(returned(mail({ state: 'sent', attempts: 2 }), 1, '5.1.1')).toBeNull();
    expect(returned(mail({ state: 'queued', attempts: 1 }), 1, '5.1.1')).toBeNull();
    expect(returned(null, 1, '5.1.1')).toBeNull();
  });
});

describe('REG-08 who may send', () => {
  test.each<[string, Partial<RegistrationMail>, Mail['state'] | null]>([
    ['queued', {}, 'claimed'],
    ['claimed by someone alive', { state: 'claimed' }, null],
    ['claimed by someone dead', { state: 'claimed', leaseUntil: EARLIER }, 'claimed'],
    ['being sent', { state: 'sending' }, null],
    ['dead while sending', { state: 'sending', leaseUntil: EARLIER }, 'unclear'],
    ['sent', { state: 'sent', leaseUntil: EARLIER }, null],
    ['unclear', { state: 'unclear', leaseUntil: EARLIER }, null],
    ['dropped', { state: 'dropped', leaseUntil: EARLIER }, null],
    ['objected', { state: 'objected', leaseUntil: EARLIER }, null],
    ['held back', { state: 'failed', heldBack: 'limit', leaseUntil: EARLIER }, null],
    ['queued for later', { nextAttempt: LATER }, null],
    ['queued for later, due by now', { nextAttempt: EARLIER }, 'claimed'],
    ['failed, due', { state: 'failed', nextAttempt: EARLIER }, 'claimed'],
    ['failed, not due', { state: 'failed', nextAttempt: LATER }, null],
    ['failed for good', { state: 'failed', leaseUntil: EARLIER }, null],
    ['dead too often', { state: 'claimed', leaseUntil: EARLIER, attempts: MAX_ATTEMPTS }, 'failed'],
  ])('%s', (_, changes, expected) => {
    expect(claim(mail(changes), NOW)?.state ?? null).toBe(expected);
  });

  test('a claim holds for a lease and counts', () => {
    expect(claim(mail(), NOW)).toMatchObject({
      attempts: 1,
      leaseUntil: new Date(NOW.getTime() + LEASE_MS),
    });
  });

  const held = mail({ state: 'claimed', attempts: 1 });
  const welcome = { hasObjected: false, wasRefused: false, hasRoom: true };

  test('a process that lost its claim does not send', () => {
    expect(startSending(held, held, welcome, NOW)?.state).toBe('sending');
    expect(startSending({ ...held, attempts: 2 }, held, welcome, NOW)).toBeNull();
    expect(startSending(null, held, welcome, NOW)).toBeNull();
  });

  test.each([
    ['objected', { hasObjected: true }, { state: 'objected', heldBack: null, countedAt: null }],
    ['has had enough mails', { hasRoom: false }, { state: 'failed', heldBack: 'limit' }],
    ['was refused before', { wasRefused: true }, { state: 'failed', heldBack: 'refused' }],
  ])('nothing is sent to a recipient who %s', (_, standing, expected) => {
    const kept = startSending(held, held, { ...welcome, ...standing }, NOW);
    expect(kept).toMatchObject({ ...expected, nextAttempt: null });
  });

  test('a mail is counted once, however often it is tried, and again when a person resends it', () => {
    const begun = startSending(held, held, welcome, NOW);
    expect(begun?.countedAt).toEqual(NOW);
    const retried = mail({ state: 'claimed', attempts: 2, countedAt: EARLIER });
    const full = { ...welcome, hasRoom: false };
    expect(startSending(retried, retried, full, NOW)).toMatchObject({
      state: 'sending',
      countedAt: EARLIER,
    });
    const resent = resend(mail({ state: 'failed', countedAt: EARLIER, heldBack: 'limit' }), NOW);
    expect(resent).toMatchObject({ countedAt: null, heldBack: null });
  });

  test('a person who resends a mail has the mail server asked again about a refused address', () => {
    const resent = mail({ state: 'claimed', attempts: 2, attemptsBefore: 1 });
    const refused = { ...welcome, wasRefused: true };
    expect(startSending(resent, resent, refused, NOW)?.state).toBe('sending');
  });

  test('who holds the claim may find the mail not needed, who lost it may not', () => {
    const held = mail({ state: 'claimed', attempts: 1 });
    expect(drop(held, held)?.state).toBe('dropped');
    expect(drop({ ...held, attempts: 2 }, held)).toBeNull();
    expect(drop(null, held)).toBeNull();
  });
});

describe('REG-08 a person asks for a mail again', () => {
  const givenUp = { state: 'failed', attempts: 10, leaseUntil: EARLIER, error: '550' } as const;

  test.each<[string, Partial<RegistrationMail>, boolean]>([
    ['given up', givenUp, true],
    ['failed for the moment', { ...givenUp, nextAttempt: LATER }, false],
    ['queued', {}, false],
    ['claimed', { state: 'claimed', leaseUntil: EARLIER }, false],
    ['being sent', { state: 'sending', leaseUntil: EARLIER }, false],
    ['sent', { state: 'sent' }, false],
    ['unclear', { state: 'unclear' }, false],
    ['dropped', { state: 'dropped' }, false],
    ['objected', { state: 'objected' }, false],
    ['held back', { state: 'failed', heldBack: 'limit' }, true],
  ])('%s', (_, changes, isQueued) => {
    expect(resend(mail(changes), NOW)?.state ?? null).toBe(isQueued ? 'queued' : null);
  });

  test('there is nothing to send of a row that is gone', () => {
    expect(resend(null, NOW)).toBeNull();
  });

  test('it is claimed at once, and has all its attempts again', () => {
    const queued = resend(mail(givenUp), NOW);
    expect(queued).toMatchObject({ attempts: 10, attemptsBefore: 10, error: null });
    const held = queued && claim(queued, NOW);
    expect(held).toMatchObject({ state: 'claimed', attempts: 11 });
    const refused = {
      outcome: 'refused',
      transient: true,
      isOfRecipient: false,
      error: '421',
    } as const;
    expect(settle(held, mail({ attempts: 11 }), refused, NOW)?.nextAttempt).toEqual(
      new Date(NOW.getTime() + 60_000),
    );
    expect(
      held && claim({ ...held, attempts: 20 }, new Date(NOW.getTime() + 2 * LEASE_MS)),
    ).toMatchObject({ state: 'failed', nextAttempt: null });
  });

  test('who held it before can no longer say what came of it', () => {
    const queued = resend(mail(givenUp), NOW);
    const held = queued && claim(queued, NOW);
    expect(settle(held, mail({ attempts: 1 }), { outcome: 'sent' }, NOW)).toBeNull();
  });
});

test('REG-08 without a mail server in the settings nothing leaves, and it is retried', async () => {
  const nowhere = smtpGateway(() => {
    throw new Error('SMTP_URL is not set');
  });
  const message = {
    messageId: '<m@x>',
    from: 'a@x.example',
    isProven: false,
    replyTo: null,
    oneClick: null,
    subject: '',
    html: '',
    text: '',
  };
  const to = { name: 'Jörg', address: 'joerg@example.org' };
  expect(await nowhere.send({ ...message, to, calendar: null }, null, null)).toEqual({
    outcome: 'refused',
    transient: true,
    isOfRecipient: false,
    error: 'SMTP_URL is not set',
  });
});

describe('REG-08 what came of it', () => {
  const sending = mail({ state: 'sending', attempts: 1 });

  test('sent', () => {
    expect(settle(sending, sending, { outcome: 'sent' }, NOW)).toMatchObject({
      state: 'sent',
      sentAt: NOW,
    });
  });

  test('a refusal for the moment is tried again, later each time, for eight hours and more', () => {
    const refused = {
      outcome: 'refused',
      transient: true,
      isOfRecipient: false,
      error: '421',
    } as const;
    const after = (attempts: number) => {
      const row = { ...sending, attempts };
      return settle(row, row, refused, NOW)?.nextAttempt;
    };
    expect(after(1)).toEqual(new Date(NOW.getTime() + 60_000));
    expect(after(4)).toEqual(new Date(NOW.getTime() + 8 * 60_000));
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => after(index + 1));
    const total = waits.reduce((sum, next) => sum + (next?.getTime() ?? 0) - NOW.getTime(), 0);
    expect(total / 3_600_000).toBeCloseTo(8.5, 1);
    expect(after(MAX_ATTEMPTS)).toBeNull();
  });

  test('a refusal for good is not', () => {
    const refused = {
      outcome: 'refused',
      transient: false,
      isOfRecipient: true,
      error: '550',
    } as const;
    expect(settle(sending, sending, refused, NOW)).toMatchObject({
      state: 'failed',
      nextAttempt: null,
      error: '550',
    });
  });

  const failure = (details: object) => Object.assign(new Error('x'), details);
  test.each([
    ['no server listens', failure({ code: 'ECONNECTION' }), false, 'refused', true],
    ['the server is busy', failure({ responseCode: 451 }), true, 'refused', true],
    ['the server refuses', failure({ responseCode: 550 }), true, 'refused', false],
    [
      'the server refuses the recipient',
      failure({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }),
      false,
      'refused',
      false,
    ],
    [
      'the server refuses the password',
      failure({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }),
      false,
      'refused',
      true,
    ],
    [
      'the server refuses the sender',
      failure({ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }),
      false,
      'refused',
      true,
    ],
    ['the line breaks with the content', failure({ code: 'ESOCKET' }), true, 'unclear', undefined],
  ])('%s', (_, error, handedOver, outcome, transient) => {
    expect(classify(error, handedOver)).toMatchObject({
      outcome,
      ...(transient !== undefined && { transient }),
    });
  });
});
