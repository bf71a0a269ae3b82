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
const LONGEST_NAME = 70;

/** Letters that German banks write in two, and the set that every bank of the SEPA reads. */
const PAIRS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  Ł: 'L',
  '&': '+',
};

/** A name in the characters that every bank reads. */
export function bankText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\x20-\x7e]|&/gu, (letter) => PAIRS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}

/**
 * Credit transfers as a file that the payer's bank reads (ISO 20022, version of 2019 as German banks take it).
 * @throws Error for an account or a sum that no bank takes
 */
export function renderTransfers({ id, at, day, from, transfers }: Transfers): string {
  setIDSeparator('-');
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = asLocal(at.toISOString());
  document.grpHdr.initiatorName = bankText(from.name);
  const info = document.createPaymentInfo();
  info.debtorName = bankText(from.name);
  info.debtorIBAN = from.iban;
  info.requestedExecutionDate = asLocal(`${day}T00:00:00.000Z`);
  document.addPaymentInfo(info);
  for (const { id: endToEnd, to, cents, text } of transfers) {
    const transfer = info.createTransaction();
    transfer.creditorName = bankText(to.name);
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
