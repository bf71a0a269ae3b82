import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '@wbd/domain/errors';
import {
  flowAtCode,
  nextFlow,
  startOfFlow,
  type CustomerRequest,
  type Flow,
  type FlowEvent,
  type SelfRequest,
} from './flow.ts';

const self: SelfRequest = {
  who: 'self',
  sessionId: 's1',
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: 'joerg@example.org',
  phone: '+4915550000099',
  waits: false,
  again: false,
  mayCall: false,
};
const customer: CustomerRequest = {
  who: 'customer',
  hasEmail: true,
  again: false,
  sessionId: 's1',
  customerId: 'c1',
  name: 'J W',
};

const sent = { confirmation: 'id', at: 0 };
const codeSent: FlowEvent = { type: 'code-sent', request: self, sent };
const booked = {
  type: 'booked',
  place: 'seat',
  seatToken: 'a.b',
  isMailed: true,
} as const satisfies FlowEvent;
const lost: FlowEvent = { type: 'refused', code: 'unavailable' };
const duplicate: FlowEvent = { type: 'refused', code: 'registration/duplicate' };

function after(...events: FlowEvent[]): Flow {
  return events.reduce(nextFlow, startOfFlow);
}
const booking = (...more: FlowEvent[]) =>
  after(
    { type: 'work-started' },
    codeSent,
    { type: 'code-entered' },
    { type: 'code-accepted' },
    ...more,
  );

describe('REG-03 a visitor: form, otp, booking, success', () => {
  test('step by step', () => {
    expect(after({ type: 'work-started' })).toMatchObject({ step: 'form', busy: true });
    expect(after({ type: 'work-started' }, codeSent)).toMatchObject({
      step: 'otp',
      busy: false,
      sent,
      request: self,
    });
    expect(after(codeSent, { type: 'code-entered' })).toMatchObject({ step: 'otp', busy: true });
    expect(booking()).toMatchObject({ step: 'booking', request: self });
    expect(booking(booked)).toMatchObject({
      step: 'success',
      request: self,
      seatToken: 'a.b',
    });
  });

  test('a code that cannot be sent leaves the form as it was', () => {
    expect(
      after({ type: 'work-started' }, { type: 'code-not-sent', code: 'auth/unavailable' }),
    ).toEqual({
      step: 'form',
      busy: false,
      notice: { about: 'sending', code: 'auth/unavailable' },
      doubt: null,
    });
  });

  test('a wrong code stays at the code', () => {
    const flow = after(
      codeSent,
      { type: 'code-entered' },
      { type: 'code-refused', code: 'auth/invalid-code' },
    );
    expect(flow).toMatchObject({
      step: 'otp',
      busy: false,
      notice: { about: 'verifying', code: 'auth/invalid-code' },
    });
    expect(nextFlow(flow, { type: 'code-entered' })).toMatchObject({ busy: true, notice: null });
  });

  test('a second code can be asked for', () => {
    const failed = after(codeSent, { type: 'code-not-sent', code: 'auth/too-many-requests' });
    expect(failed).toMatchObject({ step: 'otp', notice: { about: 'sending' } });
    expect(nextFlow(failed, codeSent)).toMatchObject({ step: 'otp', notice: null });
  });

  test('a reload leaves the person at the code', () => {
    const flow = flowAtCode(self, sent);
    expect(flow).toMatchObject({ step: 'otp', request: self, sent, busy: false, notice: null });
    expect(nextFlow(flow, { type: 'code-accepted' })).toMatchObject({ step: 'booking' });
  });

  test("'Nummer ändern' returns to the form", () => {
    expect(after(codeSent, { type: 'number-changed' })).toEqual(startOfFlow);
  });

  test('a person who has proven the number already skips the code', () => {
    expect(after({ type: 'booking-started', request: self })).toMatchObject({ step: 'booking' });
  });
});

describe('REG-03 a booking that fails', () => {
  test.each(['unavailable', 'internal', 'rate/limited'] as const)(
    '%s returns to otp with the number proven, and the retry needs no new code',
    (code) => {
      const flow = booking({ type: 'refused', code });
      expect(flow).toMatchObject({ step: 'otp', sent: null, notice: { about: 'booking', code } });
      expect(nextFlow(flow, { type: 'retried' })).toMatchObject({ step: 'booking', request: self });
    },
  );

  test('without a proven number there is nothing to retry', () => {
    expect(after(codeSent, { type: 'retried' })).toMatchObject({ step: 'otp' });
  });

  test.each<ErrorCode>([
    'session/full',
    'session/past',
    'session/not-found',
    'advisor/not-found',
    'input/invalid',
    'auth/required',
    'auth/phone-required',
  ])('%s is put right in the form', (code) => {
    expect(booking({ type: 'refused', code })).toMatchObject({
      step: 'form',
      busy: false,
      notice: { about: 'booking', code },
    });
  });
});

describe('a place on the waiting list', () => {
  const waits: SelfRequest = { ...self, waits: true };
  const asked: FlowEvent = { type: 'booking-started', request: waits };
  const known: FlowEvent = { type: 'refused', code: 'waiting/duplicate' };

  test('the server says which place the person has', () => {
    expect(after(asked, { ...booked, place: 'waiting', isMailed: false })).toMatchObject({
      step: 'success',
      place: 'waiting',
      isMailed: false,
    });
  });

  test('a retry after a lost answer succeeds, a second registration is refused', () => {
    expect(after(asked, known)).toMatchObject({ step: 'form', notice: { code: known.code } });
    const again = after(asked, lost, { type: 'retried' }, known);
    expect(again).toMatchObject({ step: 'success', place: 'waiting' });
  });
});

describe('REG-05 a duplicate', () => {
  test('returns to the form', () => {
    expect(booking(duplicate)).toMatchObject({
      step: 'form',
      notice: { about: 'booking', code: 'registration/duplicate' },
    });
  });

  test('after a lost answer it means that the first attempt worked', () => {
    expect(booking(lost, { type: 'retried' }, duplicate)).toMatchObject({ step: 'success' });
  });

  test('of another session is one, even after a lost answer', () => {
    const other: FlowEvent = { type: 'booking-started', request: { ...self, sessionId: 's2' } };
    const flow = booking(lost, { type: 'number-changed' }, other, duplicate);
    expect(flow).toMatchObject({ step: 'form', notice: { code: 'registration/duplicate' } });
  });
});

describe('an advisor registers a customer', () => {
  const asked: FlowEvent = { type: 'booking-started', request: customer };

  test('form, booking, success', () => {
    expect(after(asked)).toMatchObject({ step: 'booking', request: customer });
    expect(after(asked, booked)).toMatchObject({ step: 'success', request: customer });
  });

  test.each<ErrorCode>(['unavailable', 'session/full', 'customer/incomplete'])(
    '%s returns to the form',
    (code) => {
      expect(after(asked, { type: 'refused', code })).toMatchObject({
        step: 'form',
        notice: { about: 'booking', code },
      });
    },
  );

  test('a lost answer is recognised on the next attempt', () => {
    expect(after(asked, lost, asked, duplicate)).toMatchObject({ step: 'success' });
  });

  test('a new customer who cannot be created stays in the form', () => {
    expect(
      after(
        { type: 'work-started' },
        { type: 'customer-not-created', code: 'customer/phone-taken' },
      ),
    ).toMatchObject({
      step: 'form',
      busy: false,
      notice: { about: 'customer', code: 'customer/phone-taken' },
    });
  });
});

test('events that do not belong to a step change nothing', () => {
  const steps = [after(), after(codeSent), booking(), booking(booked)];
  const strangers: FlowEvent[][] = [
    [{ type: 'code-accepted' }, booked, { type: 'retried' }, { type: 'number-changed' }],
    [booked, lost, { type: 'booking-started', request: self }],
    [codeSent, { type: 'code-accepted' }, { type: 'work-started' }, { type: 'number-changed' }],
    [codeSent, lost, booked, { type: 'retried' }],
  ];
  for (const [index, flow] of steps.entries()) {
    for (const event of strangers[index] ?? []) expect(nextFlow(flow, event)).toBe(flow);
  }
});
