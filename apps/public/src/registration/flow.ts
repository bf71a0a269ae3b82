import type { ErrorCode } from '@wbd/domain/errors';
import type { AuthErrorCode } from '@wbd/auth';

/** A person who registers themselves; the phone number is normalised. */
export interface SelfRequest {
  who: 'self';
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** for the waiting list of the session */
  waits: boolean;
  /** takes a second seat in the seminar on purpose */
  again: boolean;
  /** agreed to be called */
  mayCall: boolean;
}

/** A customer whom an advisor registers. */
export interface CustomerRequest {
  who: 'customer';
  sessionId: string;
  customerId: string;
  name: string;
  /** without an address the customer gets no mail */
  hasEmail: boolean;
  /** takes a second seat in the seminar on purpose */
  again: boolean;
}

/** A code that is on its way. */
export interface SentCode {
  /** what Firebase needs to check it */
  confirmation: string;
  /** milliseconds since 1970 */
  at: number;
}

export type BookingRequest = SelfRequest | CustomerRequest;

export type Place = 'seat' | 'waiting';

/** What to tell the person, and at which point it happened. */
export interface Notice {
  about: 'sending' | 'verifying' | 'booking' | 'customer';
  code: ErrorCode | AuthErrorCode;
}

interface Shared {
  /**
   * A booking whose answer was lost: it may have worked. When the retry finds the seat taken by the same person, that
   * was it.
   */
  doubt: string | null;
}

/** Where a registration stands. */
export type Flow = Shared &
  (
    | { step: 'form'; busy: boolean; notice: Notice | null }
    | {
        step: 'otp';
        request: SelfRequest;
        /** null once the number is proven */
        sent: SentCode | null;
        busy: boolean;
        notice: Notice | null;
      }
    | { step: 'booking'; request: BookingRequest }
    | {
        step: 'success';
        request: BookingRequest;
        /** what the person has now: a seat, or a place on the waiting list */
        place: Place;
        /** of its own page; null when it is not the person's own seat, or the answer was lost */
        seatToken: string | null;
        /** whether a mail confirms it */
        isMailed: boolean;
      }
  );

export type FlowEvent =
  /** the form is complete, a code or a new customer is on the way */
  | { type: 'work-started' }
  | { type: 'code-sent'; request: SelfRequest; sent: SentCode }
  | { type: 'code-not-sent'; code: AuthErrorCode }
  | { type: 'customer-not-created'; code: ErrorCode }
  | { type: 'code-entered' }
  | { type: 'code-refused'; code: AuthErrorCode }
  | { type: 'code-accepted' }
  /** nothing has to be proven (any more): the seat is requested */
  | { type: 'booking-started'; request: BookingRequest }
  | { type: 'number-changed' }
  | { type: 'retried' }
  | { type: 'booked'; place: Place; seatToken: string | null; isMailed: boolean }
  | { type: 'refused'; code: ErrorCode };

/** Whether the person has the requested seat, or one at another date. */
export function isOwnPlace(notice: Notice | null): boolean {
  return notice?.about === 'booking' && OWN_PLACE.some((code) => code === notice.code);
}

const OWN_PLACE = ['registration/duplicate', 'registration/elsewhere', 'waiting/duplicate'];

export const startOfFlow: Flow = { step: 'form', busy: false, notice: null, doubt: null };

/** The step at which the code is typed, as it was left by a reload. */
export function flowAtCode(request: SelfRequest, sent: SentCode): Flow {
  return otp(request, sent, null);
}

/** The next state. An event that does not belong to the present step (a late answer, a double click) changes nothing. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  switch (flow.step) {
    case 'form':
      return inForm(flow, event);
    case 'otp':
      return inOtp(flow, event);
    case 'booking':
      return inBooking(flow, event);
    case 'success':
      return flow;
  }
}

type At<Step extends Flow['step']> = Extract<Flow, { step: Step }>;

function inForm(flow: At<'form'>, event: FlowEvent): Flow {
  const { doubt } = flow;
  switch (event.type) {
    case 'work-started':
      return { ...flow, busy: true, notice: null };
    case 'code-sent':
      return otp(event.request, event.sent, doubt);
    case 'code-not-sent':
      return form(doubt, { about: 'sending', code: event.code });
    case 'customer-not-created':
      return form(doubt, { about: 'customer', code: event.code });
    case 'booking-started':
      return { step: 'booking', request: event.request, doubt };
    case 'code-entered':
    case 'code-refused':
    case 'code-accepted':
    case 'number-changed':
    case 'retried':
    case 'booked':
    case 'refused':
      return flow;
  }
}

function inOtp(flow: At<'otp'>, event: FlowEvent): Flow {
  const { request, doubt } = flow;
  switch (event.type) {
    case 'code-entered':
      return { ...flow, busy: true, notice: null };
    case 'code-refused':
      return { ...flow, busy: false, notice: { about: 'verifying', code: event.code } };
    case 'code-sent':
      return { ...flow, sent: event.sent, busy: false, notice: null };
    case 'code-not-sent':
      return { ...flow, busy: false, notice: { about: 'sending', code: event.code } };
    case 'code-accepted':
      return { step: 'booking', request, doubt };
    case 'retried':
      return flow.sent === null ? { step: 'booking', request, doubt } : flow;
    case 'number-changed':
      return form(doubt, null);
    case 'work-started':
    case 'customer-not-created':
    case 'booking-started':
    case 'booked':
    case 'refused':
      return flow;
  }
}

function inBooking(flow: At<'booking'>, event: FlowEvent): Flow {
  const { request, doubt } = flow;
  if (event.type === 'booked') {
    const { place, seatToken, isMailed } = event;
    return { step: 'success', request, place, seatToken, isMailed, doubt: null };
  }
  if (event.type !== 'refused') return flow;

  const { code } = event;
  const key = keyOf(request);
  const place = placeOfDuplicate(code);
  if (place !== null && doubt === key) {
    return { step: 'success', request, place, seatToken: null, isMailed: true, doubt: null };
  }
  const notice: Notice = { about: 'booking', code };
  const nextDoubt = answerWasLost(code) ? key : doubt;
  // errors that the form can correct lead back to it; others can be retried with the proven number
  return request.who === 'customer' || belongsToForm(code)
    ? form(nextDoubt, notice)
    : { ...otp(request, null, nextDoubt), notice };
}

function form(doubt: string | null, notice: Notice | null): At<'form'> {
  return { step: 'form', busy: false, notice, doubt };
}

function otp(request: SelfRequest, sent: SentCode | null, doubt: string | null): At<'otp'> {
  return { step: 'otp', request, sent, busy: false, notice: null, doubt };
}

function keyOf(request: BookingRequest): string {
  const person = request.who === 'self' ? request.phone : request.customerId;
  return `${request.sessionId} ${person}`;
}

/** What a person has who has asked for it before. */
function placeOfDuplicate(code: ErrorCode): Place | null {
  if (code === 'registration/duplicate') return 'seat';
  return code === 'waiting/duplicate' ? 'waiting' : null;
}

function answerWasLost(code: ErrorCode): boolean {
  return code === 'unavailable' || code === 'internal';
}

const formCodes: ReadonlySet<ErrorCode> = new Set([
  'registration/duplicate',
  'registration/elsewhere',
  'waiting/duplicate',
  'waiting/full',
  'session/full',
  'session/guests-full',
  'session/past',
  'session/called-off',
  'session/not-found',
  'advisor/not-found',
  'input/invalid',
  // the login was lost on the way: the form sends a new code
  'auth/required',
  'auth/phone-required',
  'auth/code-required',
]);

function belongsToForm(code: ErrorCode): boolean {
  return formCodes.has(code);
}
