import { bankText } from '@wbd/domain/commission';
import { Document, setIDSeparator } from 'sepa';

/** Credit transfers from one account. */
export interface Transfers {
  /** by which a bank knows a file that it has had; at most 35 characters */
  id: string;
  at: Date;
  /** on which the money leaves, yyyy-MM-dd */
  day: string;
  from: Account;
  transfers: readonly {
    /** that the recipient's bank passes on */
    id: string;
    to: Account;
    cents: number;
    text: string;
  }[];
}

interface Account {
  name: string;
  iban: string;
}

const FORMAT = 'pain.001.001.09';
/**
 * Credit transfers as a file that the payer's bank reads (ISO 20022, version of 2019 as German banks take it).
 * @throws Error for an account, a name or a sum that banks reject
 */
export function renderTransfers({ id, at, day, from, transfers }: Transfers): string {
  setIDSeparator('-');
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = asLocal(at.toISOString());
  document.grpHdr.initiatorName = nameOf(from);
  const info = document.createPaymentInfo();
  info.debtorName = nameOf(from);
  info.debtorIBAN = from.iban;
  info.requestedExecutionDate = asLocal(`${day}T00:00:00.000Z`);
  document.addPaymentInfo(info);
  for (const { id: endToEnd, to, cents, text } of transfers) {
    const transfer = info.createTransaction();
    transfer.creditorName = nameOf(to);
    transfer.creditorIBAN = to.iban;
    transfer.end2endId = endToEnd;
    transfer.amount = cents / 100;
    transfer.remittanceInfo = text;
    info.addTransaction(transfer);
  }
  return document.toString();
}

/** The library writes a date by the clock of the server, wherever that is. */
const asLocal = (iso: string): Date => new Date(iso.slice(0, -1));

function nameOf({ name }: Account): string {
  const written = bankText(name);
  if (written === '') throw new Error('No bank can write the name of an account holder.');
  return written;
}
