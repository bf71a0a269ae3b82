import { CLOSURE_STEPS, type AccountClosure, type ClosureStep } from '@wbd/domain/accounts';

/** Longer than a function may run: when a lease is over, no process is working on it. */
export const LEASE_MS = 10 * 60_000;
/** How soon a closure that has to wait, or that met a failure, is looked at again. */
export const PAUSE_MS = 60_000;
/** So long after a term its last invoice may still be collected. */
const LAST_INVOICE_MS = 30 * 24 * 60 * 60_000;
/** No call that began before the order runs longer. */
const LAST_LOOK_MS = 15 * 60_000;

/** @returns null when another process works on it, or it has to wait */
export function claimed(closure: AccountClosure, now: Date): AccountClosure | null {
  if (closure.leaseUntil > now) return null;
  return { ...closure, leaseUntil: after(now, LEASE_MS), claims: closure.claims + 1 };
}

/** The day that a step waits for; null when it may begin at once. */
export function dueAt({ exportUntil, termEnd }: AccountClosure, step: ClosureStep): Date | null {
  if (step === 'retrieval') return exportUntil;
  return step === 'contract' && termEnd ? after(termEnd, LAST_INVOICE_MS) : null;
}

/**
 * Goes on to the next step; null when another process has claimed it since, or it was the last one. A step that waits for a day is
 * left to the process that comes then.
 */
export function advanced(
  current: AccountClosure,
  held: AccountClosure,
  now: Date,
): AccountClosure | null {
  const next = CLOSURE_STEPS[CLOSURE_STEPS.indexOf(held.step) + 1];
  if (!isHeld(current, held) || next === undefined) return null;
  const due = dueAt(current, next);
  const leaseUntil = due !== null && due > now ? due : after(now, LEASE_MS);
  const kept = held.step === 'export' ? null : current.kept;
  return { ...current, step: next, leaseUntil, kept };
}

/**
 * Everything is removed and the last mail is queued: nothing about the person is kept. Data written by calls that began
 * before the order is removed once they must have ended.
 */
export function closed(current: AccountClosure, held: AccountClosure): AccountClosure | null {
  if (!isHeld(current, held)) return null;
  return {
    ...current,
    email: null,
    firstName: null,
    // the term that is still paid for ends with the payment provider's customer
    customer: current.termEnd === null ? null : current.customer,
    step: 'stragglers',
    leaseUntil: after(current.orderedAt, LAST_LOOK_MS),
  };
}

/** Leaves the closure to the next process; null when another one has claimed it since. */
export function released(
  current: AccountClosure,
  held: AccountClosure,
  now: Date,
): AccountClosure | null {
  return isHeld(current, held) ? { ...current, leaseUntil: after(now, PAUSE_MS) } : null;
}

function isHeld(current: AccountClosure, held: AccountClosure): boolean {
  return current.claims === held.claims && current.step === held.step;
}

function after(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
