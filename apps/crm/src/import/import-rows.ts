import {
  importedPersonSchema,
  JOBS,
  type CustomerFieldFor,
  type ImportedPersonInput,
  type Job,
} from '@wbd/domain/customers';
import { berlinDay } from '@wbd/domain/time';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './columns.ts';
import type { CsvRow } from './read-csv.ts';

/** A row of the file, as it would be imported. */
export interface ImportRow {
  /** in the file */
  number: number;
  /** as the file says it */
  typed: Record<ImportField, string>;
  /** null while something in the row keeps it from being imported */
  person: ImportedPersonInput | null;
  /** the fields that keep it from being imported */
  wrong: ImportField[];
  /** an unknown job is omitted */
  unknownJob: boolean;
}

/** Every row, with its person or its errors. */
export function toImportRows(rows: readonly CsvRow[], mapping: Mapping): ImportRow[] {
  return rows.map(({ number, cells }) => {
    const cell = (field: ImportField) => cells[mapping[field] ?? -1] ?? '';
    const typed = {
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      email: cell('email'),
      phone: cell('phone'),
      bday: cell('bday'),
      job: cell('job'),
    };
    const job = jobOf(typed.job);
    const person = {
      firstName: typed.firstName,
      lastName: typed.lastName,
      email: typed.email,
      phone: typed.phone === '' ? null : typed.phone,
      bday: typed.bday === '' ? null : dayOf(typed.bday),
      job,
    } satisfies Record<CustomerFieldFor<'entry'>, unknown>;
    const checked = importedPersonSchema.safeParse(person);
    const names = new Set(checked.error?.issues.map(({ path }) => path[0]));
    const wrong = IMPORT_FIELDS.filter((field) => names.has(field) || isToCome(field, person.bday));
    return {
      number,
      typed,
      wrong,
      person: wrong.length === 0 ? person : null,
      unknownJob: typed.job !== '' && job === null,
    };
  });
}

function isToCome(field: ImportField, bday: string | null): boolean {
  return field === 'bday' && bday !== null && bday > berlinDay(new Date());
}

/** A day as it is written in Germany, or already as it is stored; anything else stays and does not pass the schema. */
function dayOf(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return typed;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Other forms of the jobs, in lower case. */
const FORMS: Record<Job, readonly string[]> = {
  Angestellter: ['angestellte', 'angestellt', 'angestellte/r', 'arbeitnehmer'],
  Selbständig: ['selbstständig', 'selbständiger', 'selbständige', 'selbstständige', 'freiberufler'],
  Beamter: ['beamtin', 'beamter/beamtin', 'verbeamtet'],
  Student: ['studentin', 'studierend', 'studierende', 'studium'],
  Rentner: ['rentnerin', 'rente', 'pension', 'pensionär', 'ruhestand'],
  Arbeitslos: ['arbeitslose', 'arbeitsloser', 'arbeitssuchend', 'arbeitsuchend'],
};

function jobOf(typed: string): Job | null {
  const wanted = typed.toLocaleLowerCase('de');
  return (
    JOBS.find((job) => job.toLocaleLowerCase('de') === wanted || FORMS[job].includes(wanted)) ??
    null
  );
}
