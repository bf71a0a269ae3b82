import { closureMail } from '../../mail/occasions/closure-mail.ts';
import type { Log } from '../../core/log/log.ts';
import { withTrace } from '../../core/log/trace.ts';
import { advanced, claimed, closed, dueAt, released } from './closure-states.ts';
import type { AccountClosure, ClosureStep } from '@wbd/domain/accounts';
import type { ClosuresRepository } from './closures.repository.ts';

/** The platform ends a function later, and so does the lease. */
export const TIME_MS = 400_000;
const MOST_AT_ONCE = 20;

/** How long a step may take: the clock's time after which it leaves the rest to the next process. */
export interface Deadline {
  isOver(): boolean;
}

/**
 * One step of closing an account; it goes on where it was interrupted.
 * @returns false when something is left to do, or to wait for
 */
export type RunStep = (closure: AccountClosure, deadline: Deadline) => Promise<boolean>;

export interface CarryOutPorts {
  closures: Pick<ClosuresRepository, 'change' | 'remove'>;
  steps: Readonly<Record<ClosureStep, RunStep>>;
  now(): Date;
  /** milliseconds since some beginning */
  clock(): number;
  /** tells the operator of closed accounts, which are closed again after a restore, and of steps that failed */
  log: Log;
}

/**
 * Closes an account, step by step, as far as it comes. One process works on it at a time; where one dies or has to wait,
 * the sweep goes on with the same step.
 */
export async function carryOutClosure(ports: CarryOutPorts, uid: string): Promise<void> {
  const { closures } = ports;
  const until = ports.clock() + TIME_MS;
  const deadline = { isOver: () => ports.clock() >= until };
  const claim = await closures.change(uid, (current) => claimed(current, ports.now()));
  if (claim) await withTrace(claim.trace, () => carryOut(ports, claim, deadline));
}

async function carryOut(
  ports: CarryOutPorts,
  claim: AccountClosure,
  deadline: Deadline,
): Promise<void> {
  let held: AccountClosure | null = claim;
  while (held) {
    const closure: AccountClosure = held;
    if (!(await isStepDone(ports, closure, deadline))) return;
    if (closure.step === 'contract') return ports.closures.remove(closure.id);
    held = closure.step === 'login' ? await finish(ports, closure) : await goOn(ports, closure);
  }
}

/** A closure that is not done, or that met a failure, is released for the sweep. */
async function isStepDone(
  ports: CarryOutPorts,
  closure: AccountClosure,
  deadline: Deadline,
): Promise<boolean> {
  let isDone = false;
  try {
    isDone = !deadline.isOver() && (await ports.steps[closure.step](closure, deadline));
  } finally {
    if (!isDone) {
      await ports.closures.change(closure.id, (current) => released(current, closure, ports.now()));
    }
  }
  return isDone;
}

/** @returns null when another process has claimed it, or the next step waits for a day */
async function goOn(ports: CarryOutPorts, held: AccountClosure): Promise<AccountClosure | null> {
  const now = ports.now();
  const next = await ports.closures.change(held.id, (current) => advanced(current, held, now));
  const due = next && dueAt(next, next.step);
  return due !== null && due > now ? null : next;
}

/** Notifies the advisor in the same write that forgets the address. Remaining steps wait for their time. */
async function finish(ports: CarryOutPorts, held: AccountClosure): Promise<null> {
  const { id: uid, email, firstName, exportUntil } = held;
  const person = email === null ? null : { uid, email, firstName, exportUntil };
  const mail = person ? closureMail('account-closed', person, ports.now()) : undefined;
  const done = await ports.closures.change(uid, (current) => closed(current, held), mail);
  if (done) ports.log('account.closed', { uid });
  return null;
}

export interface SweepPorts extends Omit<CarryOutPorts, 'closures'> {
  closures: Pick<ClosuresRepository, 'change' | 'remove' | 'due'>;
}

/**
 * Goes on with closures whose process died, or that had to wait.
 * @returns how many it looked at
 */
export async function sweepClosures(ports: SweepPorts): Promise<number> {
  const until = ports.clock() + TIME_MS;
  const due = await ports.closures.due(ports.now(), MOST_AT_ONCE);
  for (const [index, uid] of due.entries()) {
    if (ports.clock() >= until) return index;
    try {
      await carryOutClosure(ports, uid);
    } catch (error) {
      // the other closures must not wait for it
      ports.log('account.closing-failed', { uid }, error);
    }
  }
  return due.length;
}
