import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  isBlocked,
  signUpSchema,
  type Account,
  type SignUp,
  type Sponsor,
} from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { AdvisorMail } from '@wbd/domain/mails';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db, parseDocument, toData } from '../../core/firestore.ts';
import { readOwnStates } from '../../core/own-state.repository.ts';
import { uidWithEmail } from '../../core/people.repository.ts';
import { freeAlias } from './free-alias.ts';

/** Longer than the function may run: when a lease is over, no process is working on it. */
export const LEASE_MS = 90_000;

/** One sign-up attempt; no other one works on the address meanwhile. */
export interface Attempt {
  /** the row, which follows from the e-mail address */
  id: string;
  /** uid of the login: the same for every attempt until one succeeds */
  uid: string;
  token: string;
}

/** What a new advisor consists of; written together or not at all. */
export interface NewAdvisor {
  advisor: Advisor;
  account: Account;
  mail: AdvisorMail;
}

export type Revocation =
  | { outcome: 'finished'; code: string }
  /** the lease ran out and another attempt goes on with the login */
  | { outcome: 'lost' }
  | { outcome: 'revoked'; attempt: Attempt };

/**
 * signUps/{hash of the e-mail address}: exists while a sign-up is running, and after that only when the process
 * died on the way. It names the login beforehand, so that the next attempt knows what the dead one left behind.
 */
export interface SignUpsRepository {
  organisationExists(id: string): Promise<boolean>;
  /** Whether an advisor has the address, whatever login Auth knows it by. */
  hasAccount(email: string): Promise<boolean>;
  /** @returns null while another attempt with the address is running */
  begin(email: string, now: Date): Promise<Attempt | null>;
  /** Rows of attempts that died, at most so many. */
  abandoned(now: Date, most: number): Promise<string[]>;
  /** Takes over what an attempt that died has left. @returns null when another attempt is running, or it is gone */
  takeOver(id: string, now: Date): Promise<Attempt | null>;
  /**
   * Writes the advisor under the first code that is free, and ends the attempt.
   * @param ref who shared the link: an advisor becomes the sponsor, and everyone else is passed over
   * @returns the code, 'code-taken' when none is free; 'lost' when another attempt has replaced this one
   */
  finish(
    attempt: Attempt,
    codes: readonly string[],
    make: (code: string) => NewAdvisor,
    ref: string | null,
  ): Promise<{ code: string } | 'code-taken' | 'lost'>;
  /** Makes sure that `finish` cannot succeed any more, and tells whether it already has. */
  revoke(attempt: Attempt): Promise<Revocation>;
  /** Lets the next attempt begin: from nothing, or with what this one could not clear away. */
  end(attempt: Attempt, left: 'nothing' | 'login'): Promise<void>;
}

const rowOf = (id: string) => db.doc(`signUps/${id}`);

export const signUpsRepository: SignUpsRepository = {
  async organisationExists(id) {
    return (await db.doc(`orgs/${id}`).get()).exists;
  },
  async hasAccount(email) {
    return (await uidWithEmail(email)) !== null;
  },
  begin(email, now) {
    return lease(createHash('sha256').update(email).digest('hex'), now, newUid());
  },
  async abandoned(now, most) {
    const { docs } = await db
      .collection('signUps')
      .where('leaseUntil', '<=', now)
      .limit(most)
      .get();
    return docs.map(({ id }) => id);
  },
  takeOver: (id, now) => lease(id, now, null),
  finish(attempt, codes, make, ref) {
    return db.runTransaction(async (transaction) => {
      if (!(await holds(transaction, attempt))) return 'lost';
      const taken = await transaction.getAll(...codes.map((code) => db.doc(`codes/${code}`)));
      const free = taken.find((snapshot) => !snapshot.exists);
      if (!free) return 'code-taken';
      const alias = await freeAlias(transaction, free.id);
      const sponsor = ref === null ? null : await sponsorIn(transaction, ref);
      const { advisor, account, mail } = make(free.id);
      transaction.create(free.ref, { uid: attempt.uid });
      if (alias) transaction.create(alias, { uid: attempt.uid });
      transaction.create(db.doc(`advisors/${attempt.uid}`), toData(advisor));
      transaction.create(db.doc(`accounts/${attempt.uid}`), toData(account));
      transaction.create(db.doc(`mails/${mail.id}`), toData(mail));
      if (sponsor !== null) {
        const { createdAt } = account;
        const row: Sponsor = { id: attempt.uid, sponsor, createdAt };
        transaction.create(db.doc(`sponsors/${attempt.uid}`), toData(row));
      }
      transaction.delete(rowOf(attempt.id));
      return { code: free.id };
    });
  },
  revoke(attempt) {
    return db.runTransaction(async (transaction) => {
      const advisor = await transaction.get(db.doc(`advisors/${attempt.uid}`));
      const code: unknown = advisor.get('code');
      if (typeof code === 'string') return { outcome: 'finished', code } as const;
      if (!(await holds(transaction, attempt))) return { outcome: 'lost' } as const;
      const token = randomUUID();
      transaction.update(rowOf(attempt.id), { token });
      return { outcome: 'revoked', attempt: { ...attempt, token } } as const;
    });
  },
  async end(attempt, left) {
    await db.runTransaction(async (transaction) => {
      if (!(await holds(transaction, attempt))) return;
      if (left === 'nothing') transaction.delete(rowOf(attempt.id));
      else transaction.set(rowOf(attempt.id), rowData(attempt, new Date(0)));
    });
  },
};

/** @param newcomer uid for a row that is not there yet; null when there has to be one */
function lease(id: string, now: Date, newcomer: string | null): Promise<Attempt | null> {
  return db.runTransaction(async (transaction) => {
    const before = parse(await transaction.get(rowOf(id)));
    const uid = before?.uid ?? newcomer;
    if (uid === null || (before && before.leaseUntil > now)) return null;
    const attempt = { id, uid, token: randomUUID() };
    transaction.set(rowOf(id), rowData(attempt, new Date(now.getTime() + LEASE_MS)));
    return attempt;
  });
}

/** Read with the write: of an account that is being closed, either the closure finds the row or there is none. */
async function sponsorIn(transaction: Transaction, ref: string): Promise<string | null> {
  const [sponsor] = await readOwnStates([ref], (...refs) => transaction.getAll(...refs));
  return sponsor && !isBlocked(sponsor.account) ? ref : null;
}

async function holds(transaction: Transaction, attempt: Attempt): Promise<boolean> {
  return parse(await transaction.get(rowOf(attempt.id)))?.token === attempt.token;
}

const parse = (snapshot: DocumentSnapshot) => parseDocument(signUpSchema, snapshot);

function rowData({ uid, token }: Attempt, leaseUntil: Date): SignUp {
  return { uid, token, leaseUntil };
}

/** As long as the provider's own, so that it can never be the automatic id of a document. */
function newUid(): string {
  return randomBytes(14).toString('hex');
}
