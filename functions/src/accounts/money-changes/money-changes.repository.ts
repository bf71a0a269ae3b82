import {
  bankAccountSchema,
  IBAN_END,
  payerAccount,
  statementSchema,
  stoppedAccount,
  type BankAccount,
} from '@wbd/domain/commission';
import { moneyChangeSchema, type MoneyChange } from '@wbd/domain/money-changes';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { advisorMail } from '../../mail/occasions/advisor-mail.ts';
import { moneyChangeMail, moneyMailKind } from '../../mail/occasions/money-change-mail.ts';
import type { StopMoneyChangePorts } from './stop-money-change.service.ts';

const changeRow = (id: string) => db.doc(`moneyChanges/${id}`);
const changesOf = (kind: MoneyChange['kind']) =>
  db.collection('moneyChanges').where('kind', '==', kind);
const accountRow = (owner: string) => db.doc(`bankAccounts/${owner}`);

export const moneyChangesRepository: StopMoneyChangePorts['changes'] = {
  async read(id) {
    return parseDocument(moneyChangeSchema, await changeRow(id).get());
  },
  stop: (change, stopper, now) =>
    db.runTransaction(async (transaction) => {
      const waiting = await readWaiting(transaction, change, now);
      const all = [change, ...waiting.changes.filter(({ id }) => id !== change.id)];
      for (const { ref, account, shown } of waiting.accounts) {
        const numbers = stoppedAccount(account, now);
        if (!numbers) continue;
        transaction.update(ref, numbers);
        const ends = { ibanEnd: numbers.iban.slice(-IBAN_END), waitsUntil: null };
        transaction.update(shown.ref, shown.isStatement ? ends : { ...ends, earlierEnd: null });
      }
      for (const { id } of all)
        transaction.update(changeRow(id), { stoppedAt: now, stoppedBy: stopper });
      const stopped = { ...change, stoppedAt: now };
      // the person who followed the link gets a different mail; a stop in the portal is mailed to everyone
      for (const uid of change.readers.filter((one) => stopper !== null || one !== change.by)) {
        const mail = moneyChangeMail(moneyMailKind(stopped, uid), stopped, uid, now);
        transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
      }
      if (stopper === null) {
        const link = advisorMail({ kind: 'password-reset', uid: change.by, key: change.id, now });
        transaction.set(db.doc(`mails/${link.id}`), toData(link));
      }
      return waiting.accounts.length > 0;
    }),
};

interface WaitingAccount {
  ref: DocumentReference;
  account: BankAccount;
  /** what people see of the account */
  shown: { ref: DocumentReference; isStatement: boolean };
}

/** Accounts of the owner, including those of statements, that wait because of this change or a later one, with these changes. */
async function readWaiting(
  transaction: Transaction,
  { kind, person, org }: MoneyChange,
  now: Date,
): Promise<{ accounts: WaitingAccount[]; changes: MoneyChange[] }> {
  if (kind === 'payer-iban' && org !== null) {
    const [account] = await transaction.getAll(accountRow(payerAccount(org)));
    const found = account
      ? waitingIn(account.ref, parseDocument(bankAccountSchema, account), now)
      : null;
    const payer = { ref: db.doc(`payers/${org}`), isStatement: false };
    const changes = await changesIn(
      transaction,
      changesOf(kind).where('org', '==', org).where('waitsUntil', '>', now),
    );
    return { accounts: found ? [{ ...found, shown: payer }] : [], changes };
  }
  if (kind !== 'iban' || person === null) return { accounts: [], changes: [] };
  const statements = await transaction.get(
    db.collection('statements').where('partner', '==', person).where('waitsUntil', '>', now),
  );
  const ids = parseDocuments(statementSchema, statements.docs).map(({ id }) => id);
  const rows = await transaction.getAll(...[person, ...ids].map(accountRow));
  const changes = await changesIn(
    transaction,
    changesOf(kind).where('person', '==', person).where('waitsUntil', '>', now),
  );
  const accounts = rows.flatMap((row): WaitingAccount[] => {
    const found = waitingIn(row.ref, parseDocument(bankAccountSchema, row), now);
    if (!found) return [];
    const isStatement = row.id !== person;
    const shown = db.doc(isStatement ? `statements/${row.id}` : `taxProfiles/${person}`);
    return [{ ...found, shown: { ref: shown, isStatement } }];
  });
  return { accounts, changes };
}

function waitingIn(ref: DocumentReference, account: BankAccount | null, now: Date) {
  return account && stoppedAccount(account, now) ? { ref, account } : null;
}

async function changesIn(transaction: Transaction, query: Query): Promise<MoneyChange[]> {
  return parseDocuments(moneyChangeSchema, (await transaction.get(query)).docs);
}
