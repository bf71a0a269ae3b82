import * as z from 'zod/mini';
import { text } from '../fields/text-schema.ts';
import { JOBS, jobOf, jobSchema, type Job } from './job.ts';

/** A short fact that an advisor knows about a customer. */
interface Detail<Value extends string> {
  /** in forms, lists, tables of customers, and where people see their own data */
  label: string;
  schema: z.ZodMiniType<Value, Value>;
  /** null for free text */
  choices: readonly Value[] | null;
  /** names in other programs, in lower case without spaces and punctuation; the best one comes first */
  titles: readonly RegExp[];
  /** the properties of a vCard that hold it, in lower case; the first non-empty one counts */
  card: readonly string[];
  /** parses a value from a file; null when it cannot be read */
  read: (typed: string) => Value | null;
}

/** The maximum length of a free-text detail. */
export const LONGEST_DETAIL = 200;

const lineSchema = text(LONGEST_DETAIL, z.minLength(1));

function lineOf(typed: string): string | null {
  const read = lineSchema.safeParse(typed.replaceAll(/\s+/g, ' ').trim());
  return read.success ? read.data : null;
}

const detail = <Value extends string>(answers: Detail<Value>) => answers;

/**
 * A row here adds a field to the stored customer, both dialogs, facts, the import and its undo, vCard, export, merging and
 * own data. The descriptor of customers adds its category of personal data.
 */
export const CUSTOMER_DETAILS = {
  job: detail<Job>({
    label: 'Beruf',
    schema: jobSchema,
    choices: JOBS,
    titles: [
      /^(?:beruf|berufsstatus|job|tätigkeit|beschäftigung|occupation|profession)$/,
      /^(?:jobtitle|position|berufsbezeichnung|organizationtitle|organization1title|funktion|stelle)$/,
    ],
    card: ['title', 'role'],
    read: jobOf,
  }),
  withoutContact: detail<string>({
    label: 'Grund ohne Kontaktdaten',
    schema: lineSchema,
    choices: null,
    titles: [/^(?:grundohnekontaktdaten|grundohnekontakt)$/],
    card: [],
    read: lineOf,
  }),
} as const;
export type DetailName = keyof typeof CUSTOMER_DETAILS;

/** The stored fields; customers from before a detail lack it. */
export const DETAIL_SHAPE = {
  job: z._default(z.nullable(jobSchema), null),
  withoutContact: z._default(z.nullable(lineSchema), null),
} satisfies Record<DetailName, z.ZodMiniType>;

/** Same for updates, where an absent field stays unchanged. */
export const DETAIL_CHANGES = {
  job: z.optional(z.nullable(jobSchema)),
  withoutContact: z.optional(z.nullable(lineSchema)),
} satisfies Record<DetailName, z.ZodMiniType>;

const isDetailName = (name: string): name is DetailName => name in CUSTOMER_DETAILS;
export const DETAIL_NAMES: readonly DetailName[] =
  Object.keys(CUSTOMER_DETAILS).filter(isDetailName);

/** A value for each detail. */
export function eachDetail<Value>(valueOf: (name: DetailName) => Value): Record<DetailName, Value> {
  const values: Partial<Record<DetailName, Value>> = Object.fromEntries(
    DETAIL_NAMES.map((name) => [name, valueOf(name)]),
  );
  if (!isWhole(values)) throw new Error('A detail has no value');
  return values;
}

const isWhole = <Value>(
  values: Partial<Record<DetailName, Value>>,
): values is Record<DetailName, Value> => DETAIL_NAMES.every((name) => name in values);

/** The details among the fields of a person; null where nothing is known. */
export const customerDetailsSchema = z.object(DETAIL_SHAPE);
export type CustomerDetails = z.infer<typeof customerDetailsSchema>;

/** The details of the first one, completed by those of the second one. */
export function completedDetails(
  first: CustomerDetails,
  second: Partial<CustomerDetails>,
): CustomerDetails {
  return customerDetailsSchema.parse(eachDetail((name) => first[name] ?? second[name]));
}
