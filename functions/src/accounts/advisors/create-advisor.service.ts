import { emailGraceEnd, type CreateAdvisorInput, type CreatedAdvisor } from '@wbd/domain/accounts';
import { isAdvisorCode, secondAdvisorCode } from '@wbd/domain/advisors';
import { audiencesOf } from '@wbd/domain/audiences';
import { consentTo } from '@wbd/domain/consents';
import { AppError } from '@wbd/domain/errors';
import { planLevel } from '@wbd/domain/plans';
import type { PasswordLogins } from '../../gateways/password-logins.ts';
import { advisorMail } from '../../mail/occasions/advisor-mail.ts';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { InvalidInput } from '../../core/refusal.ts';
import { passwordProblem } from './passwords/password-problem.ts';
import type { Attempt, NewAdvisor, SignUpsRepository } from './sign-ups.repository.ts';

export interface CreateAdvisorPorts {
  signUps: SignUpsRepository;
  logins: Pick<PasswordLogins, 'put' | 'freeAddress' | 'remove'>;
  limit: Pick<RateLimit, 'take'>;
  /** tells the operator what the visitor is not told */
  log: Log;
  now(): Date;
}

/**
 * Makes a visitor an advisor with the Basic package; they can sign in at once.
 *
 * Login, code, two documents and the welcome mail exist together or not at all: documents and mail are one transaction,
 * the login is removed if it fails. If the process dies in between, a row of `signUps` names the login, and the next
 * attempt with the address continues with it.
 * @param address the visitor's network address, for the limit
 * @throws AppError `rate/limited`, `organisation/not-found`, `advisor/email-taken`, `advisor/code-taken`,
 *   `password/simple`, `password/common`, `password/personal`, `unavailable` while another attempt with the address is
 *   running, `advisor/create-failed` for every other failure
 */
export async function createAdvisor(
  ports: CreateAdvisorPorts,
  input: CreateAdvisorInput,
  address: string,
): Promise<CreatedAdvisor> {
  try {
    return await signUp(ports, input, address);
  } catch (error) {
    if (error instanceof AppError || error instanceof InvalidInput) throw error;
    ports.log('sign-up.failed', {}, error);
    throw new AppError('advisor/create-failed', { cause: error });
  }
}

async function signUp(
  ports: CreateAdvisorPorts,
  input: CreateAdvisorInput,
  address: string,
): Promise<CreatedAdvisor> {
  const now = ports.now();
  if (!(await ports.limit.take(address, now))) throw new AppError('rate/limited');
  if (!(await ports.signUps.organisationExists(input.org))) {
    throw new AppError('organisation/not-found');
  }
  const problem = await passwordProblem(input.password, input);
  if (problem !== null) throw new AppError(problem);
  const attempt = await ports.signUps.begin(input.email, now);
  if (!attempt) throw new AppError('unavailable');
  try {
    await giveLogin(ports, attempt, input, now);
  } catch (error) {
    // another person's login stays; the next attempt handles the state of this one
    const nothingDone = error instanceof AppError || error instanceof InvalidInput;
    if (nothingDone) await ports.signUps.end(attempt, 'nothing');
    else await rollBack(ports, attempt);
    throw error;
  }
  return writeAdvisor(ports, attempt, input, now);
}

/** A stranger may claim the address again while it is given to its owner. */
const MOST_CLAIMS = 3;

/** Gives the attempt its login, with the address that other logins may only claim. */
async function giveLogin(
  { logins, signUps }: CreateAdvisorPorts,
  { uid }: Attempt,
  { email, password, firstName, lastName }: CreateAdvisorInput,
  now: Date,
): Promise<void> {
  if (await signUps.hasAccount(email)) throw new AppError('advisor/email-taken');
  const displayName = `${firstName} ${lastName}`;
  const confirmEmailBy = emailGraceEnd(now);
  const login = { uid, email, password, displayName, confirmEmailBy };
  let outcome = await logins.put(login);
  for (let claims = 0; outcome === 'taken' && claims < MOST_CLAIMS; claims++) {
    if (!(await logins.freeAddress(email, { isProven: false }))) break;
    outcome = await logins.put(login);
  }
  if (outcome === 'taken') throw new AppError('advisor/email-taken');
  if (outcome === 'invalid') throw new InvalidInput(['email']);
}

async function writeAdvisor(
  ports: CreateAdvisorPorts,
  attempt: Attempt,
  input: CreateAdvisorInput,
  now: Date,
): Promise<CreatedAdvisor> {
  const codes = [input.code, secondAdvisorCode(input.code)].filter(isAdvisorCode);
  const { uid } = attempt;
  try {
    const make = (code: string) => newAdvisor(uid, code, input, now);
    const outcome = await ports.signUps.finish(attempt, codes, make, input.ref ?? null);
    if (outcome === 'code-taken') throw new AppError('advisor/code-taken');
    if (outcome === 'lost') throw new AppError('unavailable');
    return { uid, code: outcome.code };
  } catch (error) {
    const code = await rollBack(ports, attempt);
    // only the database's answer was lost: the advisor is there
    if (code !== null && !(error instanceof AppError)) return { uid, code };
    throw error;
  }
}

/**
 * Removes what the attempt may have left. What cannot be removed now is left to the next attempt.
 * @returns the code of the advisor who is there after all, else null
 */
export async function rollBack(
  ports: Pick<CreateAdvisorPorts, 'signUps' | 'logins' | 'log'>,
  attempt: Attempt,
): Promise<string | null> {
  try {
    const state = await ports.signUps.revoke(attempt);
    if (state.outcome === 'finished') return state.code;
    if (state.outcome === 'lost') return null;
    try {
      await ports.logins.remove(attempt.uid);
    } catch (error) {
      await ports.signUps.end(state.attempt, 'login');
      throw error;
    }
    await ports.signUps.end(state.attempt, 'nothing');
  } catch (error) {
    ports.log('sign-up.not-cleared', {}, error);
  }
  return null;
}

function newAdvisor(
  uid: string,
  code: string,
  { email, firstName, lastName, org }: CreateAdvisorInput,
  now: Date,
): NewAdvisor {
  return {
    advisor: {
      id: uid,
      code,
      firstName,
      lastName,
      heroText: null,
      heroSubtext: null,
      loop: null,
      loopThumb: null,
      intro: null,
      introCaptions: null,
      introThumb: null,
      logo: null,
      portrait: null,
      bio: null,
      topics: null,
      qualifications: null,
      languages: null,
      place: null,
      testimonialShareText: null,
      bookingslink: null,
      takesAppointments: false,
      org,
      lv: planLevel('basic'),
      isSpecialist: false,
      hasOwnPage: false,
      createdAt: now,
    },
    account: {
      id: uid,
      email,
      name: `${firstName} ${lastName}`,
      code,
      plan: 'basic',
      admin: false,
      isTest: false,
      orgAdmin: false,
      datalink: null,
      billing: null,
      consent: consentTo('sign-up', now),
      block: null,
      support: null,
      agreement: null,
      contractDue: null,
      team: null,
      audiences: audiencesOf({ id: uid, org, team: null }),
      createdAt: now,
    },
    // its button confirms the address
    mail: advisorMail({ kind: 'advisor-welcome', uid, key: 'sign-up', now }),
  };
}
