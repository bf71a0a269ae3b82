import { externalPersonSchema, UNKNOWN_JOB } from './invite-to-session.ts';
import type { ExternalPersonInput } from './invite-to-session.ts';
import type { Job } from '../customers/job.ts';
import { emailSchema, personNameSchema } from '../fields/fields.ts';
import { nameErrorText } from '../fields/name-texts.de.ts';
import { invitationTexts } from './invitation-texts.de.ts';

/** How many empty rows the form begins with. */
export const EXTERNAL_ROWS = 4;

/** A row of the form, as it is typed. */
export interface ExternalRow {
  firstName: string;
  lastName: string;
  email: string;
  /** yyyy-MM-dd, empty when unknown */
  bday: string;
  job: Job | typeof UNKNOWN_JOB;
}

export interface RowProblem {
  /** place of the row, from 0; null when it concerns the whole form */
  index: number | null;
  text: string;
}

/** Either the people to invite, or what is wrong with the rows. */
export type CheckedRows =
  { people: ExternalPersonInput[]; problems: [] } | { people: []; problems: RowProblem[] };

export function emptyExternalRow(): ExternalRow {
  return { firstName: '', lastName: '', email: '', bday: '', job: UNKNOWN_JOB };
}

/** Checks the rows of the form, without the empty ones. */
export function checkExternalRows(rows: readonly ExternalRow[]): CheckedRows {
  const people: ExternalPersonInput[] = [];
  const problems: RowProblem[] = [];
  for (const [index, row] of rows.entries()) {
    if (isEmptyRow(row)) continue;
    const person = {
      firstName: row.firstName.trim(),
      lastName: row.lastName.trim(),
      email: row.email.trim(),
      bday: row.bday === '' ? null : row.bday,
      job: row.job,
    };
    const text = problemOf(person, index + 1);
    if (text === null) people.push(person);
    else problems.push({ index, text });
  }
  if (problems.length > 0) return { people: [], problems };
  if (people.length === 0) {
    return { people: [], problems: [{ index: null, text: invitationTexts.nobody }] };
  }
  return { people, problems: [] };
}

/** Whether a row names no person: it has neither names nor an e-mail address. */
export function isEmptyRow({ firstName, lastName, email }: ExternalRow): boolean {
  return `${firstName}${lastName}${email}`.trim() === '';
}

function problemOf(person: ExternalPersonInput, row: number): string | null {
  const { firstName, lastName, email } = person;
  if (firstName === '' || lastName === '' || email === '') {
    return invitationTexts.rowIncomplete(row);
  }
  if (!personNameSchema.safeParse(firstName).success) {
    return invitationTexts.rowNameInvalid(row, 'Vorname', nameErrorText(firstName));
  }
  if (!personNameSchema.safeParse(lastName).success) {
    return invitationTexts.rowNameInvalid(row, 'Nachname', nameErrorText(lastName));
  }
  if (!emailSchema.safeParse(email).success) return invitationTexts.rowEmailInvalid(row);
  return externalPersonSchema.safeParse(person).success ? null : invitationTexts.rowUnreadable(row);
}
