import {
  advisorCreatesCustomerMutation,
  registerForSessionMutation,
} from '@wbd/data/registrations';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import { useMutation } from '@wbd/query';
import {
  confirmPhoneCode,
  sendPhoneCode,
  signInWithToken,
  AuthError,
  useAuth,
  useKiosk,
  type AuthErrorCode,
} from '@wbd/auth';
import { toast } from '@wbd/ui';
import { useReducer, useState } from 'react';
import { codeFormTexts } from '../shared/code-form.texts.de.ts';
import { keptReferral } from '../shared/referral.ts';
import { keepOwnName } from '../shared/own-name.ts';
import type { Draft } from './registration-draft.ts';
import {
  flowAtCode,
  nextFlow,
  startOfFlow,
  type BookingRequest,
  type CustomerRequest,
  type Flow,
  type SelfRequest,
} from './flow.ts';

export interface NewCustomer {
  sessionId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  withoutContact: string | null;
}

export interface Registration {
  flow: Flow;
  /** Whether this number is proven already, so that no code is sent. */
  isProven: (phone: string) => boolean;
  /** registers the visitor: at once when the number is proven, else with a code */
  submitSelf: (request: SelfRequest) => Promise<void>;
  submitCode: (code: string) => Promise<void>;
  resendCode: () => Promise<void>;
  retry: () => Promise<void>;
  changeNumber: () => void;
  submitCustomer: (request: CustomerRequest) => Promise<void>;
  /** @returns the new customer's id once there is one, so that a retry does not create a second */
  submitNewCustomer: (customer: NewCustomer) => Promise<string | null>;
}

/**
 * Carries out what the flow decides: sends codes, proves numbers, takes seats.
 * @param begun the code that was on its way when the page was left, null to begin with the form
 */
export function useRegistration(advisorId: string, begun: Draft['code']): Registration {
  const [flow, dispatch] = useReducer(nextFlow, begun, (code) =>
    code ? flowAtCode(code.request, code.sent) : startOfFlow,
  );
  const { mutateAsync: register } = useMutation(registerForSessionMutation());
  const { mutateAsync: createCustomer } = useMutation(advisorCreatesCustomerMutation());

  /** the server no longer accepts the login, although the browser still keeps it */
  const [needsCode, setNeedsCode] = useState(false);
  const provenPhone = useAuth(({ user }) => user?.phone ?? null);
  const isProven = (phone: string) => !needsCode && provenPhone === phone;

  async function book(request: BookingRequest): Promise<void> {
    try {
      const { customerId, place, seatToken, loginToken, isMailed } = await register(
        request.who === 'self' ? toSelfInput(request, advisorId) : toCustomerInput(request),
      );
      // the seat is taken either way; without the new login the person is signed out within the hour
      if (loginToken !== null) await signInWithToken(loginToken).catch(() => undefined);
      if (request.who === 'self' && useKiosk.getState().kiosk === null) {
        const { firstName, lastName, email } = request;
        keepOwnName({ uid: customerId, firstName, lastName, email });
      }
      dispatch({ type: 'booked', place, seatToken, isMailed });
    } catch (error) {
      const code = codeOf(error);
      setNeedsCode(code === 'auth/code-required');
      dispatch({ type: 'refused', code });
    }
  }

  async function sendCode(request: SelfRequest): Promise<void> {
    const again = flow.step === 'otp';
    dispatch({ type: again ? 'code-entered' : 'work-started' });
    try {
      const confirmation = await sendPhoneCode(request.phone);
      dispatch({ type: 'code-sent', request, sent: { confirmation, at: Date.now() } });
      // the page looks as it did before
      if (again) toast({ type: 'success', title: codeFormTexts.resent });
    } catch (error) {
      dispatch({ type: 'code-not-sent', code: authCodeOf(error) });
    }
  }

  return {
    flow,
    isProven,
    async submitSelf(request) {
      if (!isProven(request.phone)) return sendCode(request);
      dispatch({ type: 'booking-started', request });
      return book(request);
    },
    async submitCode(code) {
      if (flow.step !== 'otp' || !flow.sent) return;
      dispatch({ type: 'code-entered' });
      try {
        await confirmPhoneCode(flow.sent.confirmation, code);
      } catch (error) {
        dispatch({ type: 'code-refused', code: authCodeOf(error) });
        return;
      }
      setNeedsCode(false);
      dispatch({ type: 'code-accepted' });
      await book(flow.request);
    },
    async resendCode() {
      if (flow.step === 'otp') await sendCode(flow.request);
    },
    async retry() {
      if (flow.step !== 'otp' || flow.sent) return;
      dispatch({ type: 'retried' });
      await book(flow.request);
    },
    changeNumber() {
      dispatch({ type: 'number-changed' });
    },
    async submitCustomer(request) {
      dispatch({ type: 'booking-started', request });
      await book(request);
    },
    async submitNewCustomer({ sessionId, ...person }) {
      dispatch({ type: 'work-started' });
      let customerId: string;
      try {
        ({ id: customerId } = await createCustomer(person));
      } catch (error) {
        dispatch({ type: 'customer-not-created', code: codeOf(error) });
        return null;
      }
      const name = `${person.firstName} ${person.lastName}`;
      const request: CustomerRequest = {
        who: 'customer',
        sessionId,
        customerId,
        name,
        hasEmail: person.email !== null,
        again: false,
      };
      dispatch({ type: 'booking-started', request });
      await book(request);
      return customerId;
    },
  };
}

function toCustomerInput({ sessionId, customerId, again }: CustomerRequest) {
  return { who: 'customer', sessionId, customerId, again } as const;
}

function toSelfInput(request: SelfRequest, advisorId: string) {
  const { sessionId, firstName, lastName, email, waits, again, mayCall } = request;
  const ref = keptReferral(useAuth.getState().user?.uid ?? null);
  const person = {
    who: 'self',
    sessionId,
    advisorId,
    firstName,
    lastName,
    email,
    waits,
    again,
    mayCall,
  } as const;
  return ref === null ? person : { ...person, ref };
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'internal';
}

function authCodeOf(error: unknown): AuthErrorCode {
  return error instanceof AuthError ? error.code : 'auth/unknown';
}
