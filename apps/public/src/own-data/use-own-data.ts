import { signOut, useAuth } from '@wbd/auth';
import {
  eraseOwnDataMutation,
  personalDataMutation,
  restrictOwnDataMutation,
  withdrawAppointmentMutation,
  withdrawOwnConsentsMutation,
} from '@wbd/data/own-data';
import type { OwnClaim, OwnRestriction } from '@wbd/domain/customers';
import type { PersonalData } from '@wbd/domain/own-data';
import { AppError } from '@wbd/domain/errors';
import { useMutation } from '@wbd/query';
import { toast } from '@wbd/ui';
import { useEffect, useState } from 'react';
import { usePhoneCode, type PhoneCode } from '../shared/use-phone-code.ts';
import { keepOwnSession, ownSession, type Claim } from '../shared/own-session.ts';
import { ownDataTexts as texts } from './texts.de.ts';

type Wish = 'show' | 'erase' | 'withdraw' | 'restrict' | 'lift' | 'revoke';

/** An action, with the data that the server needs for it. */
interface Action {
  wish: Wish;
  restriction?: OwnRestriction | null;
  /** id of the request for a call that is withdrawn */
  requestId?: string;
}

export interface OwnDataFailure {
  title: string;
  error: unknown;
}

export interface OwnDataFlow {
  step: 'claim' | 'code' | 'data' | 'erased';
  data: PersonalData | null;
  code: PhoneCode;
  /** what the code is for */
  wish: Wish;
  busy: boolean;
  failure: OwnDataFailure | null;
  show: (claim: Claim) => Promise<void>;
  erase: () => Promise<void>;
  /** takes consents back */
  withdraw: () => Promise<void>;
  /** has the data stored only; null lifts it */
  restrict: (restriction: OwnRestriction | null) => Promise<void>;
  /** withdraws a request for a call */
  revoke: (requestId: string) => Promise<void>;
  /** carries out the action for which the number was proven */
  resume: () => Promise<void>;
}

/** Minimum interval between two refreshes on focus. */
const QUIET_MS = 10_000;

const failed: Record<Wish, string> = {
  show: texts.failed,
  erase: texts.erase.failed,
  withdraw: texts.withdraw.failed,
  restrict: texts.restrict.failed,
  lift: texts.restrict.failed,
  revoke: texts.appointments.failed,
};

/** Shows and erases what is stored about a person. The server asks for a recent code; then one is sent, and the flow goes on. */
export function useOwnData(): OwnDataFlow {
  const code = usePhoneCode();
  const read = useMutation(personalDataMutation());
  const remove = useMutation(eraseOwnDataMutation());
  const withdrawal = useMutation(withdrawOwnConsentsMutation());
  const restriction = useMutation(restrictOwnDataMutation());
  const revocation = useMutation(withdrawAppointmentMutation());
  const [before] = useState(ownSession);
  const [claim, setClaim] = useState<Claim | null>(before?.claim ?? null);
  const [data, setData] = useState<PersonalData | null>(before?.data ?? null);
  const [action, setAction] = useState<Action>({ wish: 'show' });
  const [erased, setErased] = useState(false);
  const [failure, setFailure] = useState<OwnDataFailure | null>(null);

  async function readAgain(of: Claim): Promise<void> {
    const answer = await read.mutateAsync(personOf(of));
    keepOwnSession({ claim: of, data: answer, readAt: Date.now() });
    setData(answer);
  }

  /** Keeps the shown data when a refresh fails, unless the server requires a new code. */
  function giveUp(error: unknown): void {
    if (!(error instanceof AppError && error.code === 'auth/code-required')) return;
    keepOwnSession(null);
    setData(null);
  }

  // refreshes on return and on focus: seats may have changed on their own page or in another window
  useEffect(() => {
    const refresh = () => {
      const shown = ownSession();
      const isRecent = shown !== null && Date.now() - shown.readAt < QUIET_MS;
      if (shown === null || isRecent || document.visibilityState === 'hidden') return;
      readAgain(shown.claim).catch(giveUp);
    };
    if (before !== null) readAgain(before.claim).catch(giveUp);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
    // registered once: the listeners read the kept session
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function carryOut(asked: Action, of: Claim): Promise<void> {
    const { phone } = of;
    const { wish: next, restriction: wanted = null, requestId } = asked;
    const person = personOf(of);
    setAction(asked);
    setFailure(null);
    try {
      // another login, or none: the server would look under the wrong number
      if (useAuth.getState().user?.phone !== phone) throw new AppError('auth/code-required');
      if (next === 'show') {
        await readAgain(of);
      } else if (next === 'withdraw') {
        await withdrawal.mutateAsync(person);
        await readAgain(of);
        toast({ type: 'success', title: texts.withdraw.done });
      } else if (next === 'restrict' || next === 'lift') {
        await restriction.mutateAsync({ ...person, restriction: wanted });
        await readAgain(of);
        const title = next === 'restrict' ? texts.restrict.done : texts.restrict.lifted;
        toast({ type: 'success', title });
      } else if (requestId !== undefined) {
        await revocation.mutateAsync({ ...person, requestId });
        await readAgain(of);
        toast({ type: 'success', title: texts.appointments.withdrawn });
      } else {
        await remove.mutateAsync(person);
        keepOwnSession(null);
        setErased(true);
        // the server has removed the login; what remains of it in the browser goes with the next visit at the latest
        await signOut().catch(() => undefined);
      }
      code.reset();
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth/code-required') {
        await code.send(phone);
        return;
      }
      code.reset();
      setFailure({ title: failed[next], error });
    }
  }

  return {
    step: stepOf(),
    data,
    code,
    wish: action.wish,
    busy:
      code.busy ||
      [read, remove, withdrawal, restriction, revocation].some(({ isPending }) => isPending),
    failure,
    async show(said) {
      setClaim(said);
      await carryOut({ wish: 'show' }, said);
    },
    async erase() {
      if (claim) await carryOut({ wish: 'erase' }, claim);
    },
    async withdraw() {
      if (claim) await carryOut({ wish: 'withdraw' }, claim);
    },
    async restrict(asked) {
      const wish = asked === null ? 'lift' : 'restrict';
      if (claim) await carryOut({ wish, restriction: asked }, claim);
    },
    async revoke(requestId) {
      if (claim) await carryOut({ wish: 'revoke', requestId }, claim);
    },
    async resume() {
      if (claim) await carryOut(action, claim);
    },
  };

  function stepOf(): OwnDataFlow['step'] {
    if (erased) return 'erased';
    if (code.sent) return 'code';
    return data ? 'data' : 'claim';
  }
}

const personOf = ({ phone: _, ...person }: Claim): OwnClaim => person;
