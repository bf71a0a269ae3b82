import type * as z from 'zod/mini';
import type { Capability } from '../plan-rows/plan-rows.ts';
import type { ActivityName } from '../processing/activities.de.ts';
import type { RetentionRule } from '../retention/retention.ts';

type Entity = z.ZodMiniType;
type KeyOfEach<Union> = Union extends unknown ? keyof Union & string : never;
/** Every field of any option of the schema. */
type FieldOf<Schema extends Entity> = KeyOfEach<z.output<Schema>>;
/** The fields that all options share. */
type SharedFieldOf<Schema extends Entity> = keyof z.output<Schema> & string;

/** How to find a person's documents: by document id, by parent id, or by a field with the person's id. */
export type Finder<Field extends string = string> =
  'id' | 'parent' | { field: Field } | { lists: Field };

/** The steps of `functions/src/accounts/closing` whose own code handles a collection. */
export type ClosingStep =
  'access' | 'films' | 'seminars' | 'seats' | 'customers' | 'teams' | 'traces' | 'login';

/** What closing an advisor's account does with the documents. */
export type Closing<Field extends string = string> =
  /** `order`: in the transaction that orders the closing; `content` and `traces`: by the steps of these names */
  | { deletes: Finder<Field>; step: 'order' | 'content' | 'traces' }
  /** nulls the field where it names the advisor */
  | { forgets: Field }
  | { code: ClosingStep }
  /** derived from another collection, whose triggers remove it */
  | { follows: string }
  | { stays: string };

/** How documents about an advisor are handled. `null` if there are none. */
export interface AdvisorAnswer<Field extends string = string> {
  /** parts of the advisor's export, and how each finds its documents; or why it has none */
  export:
    Readonly<Record<string, { by: Finder<Field>; only?: readonly Field[] }>> | { leftOut: string };
  closing: readonly [Closing<Field>, ...Closing<Field>[]];
}

/** Effect of erasing a customer on documents about them. */
export type Erasing<Field extends string = string> =
  { deletes: Finder<Field> } | { code: true } | { stays: string };

/** Effect of merging a customer into another one. */
export type Merging<Field extends string = string> =
  { renames: Field } | { code: true } | { stays: string };

/** How documents about a customer are handled. `null` if there are none. */
export interface CustomerAnswer<Field extends string = string> {
  /** how "Meine Daten" finds it and the part of `personalData` that shows it; or why it has none */
  ownData: { by: Finder<Field>; shownAs: string } | { leftOut: string };
  erasing: readonly [Erasing<Field>, ...Erasing<Field>[]];
  merging: readonly [Merging<Field>, ...Merging<Field>[]];
}

/** Who may write their own documents: any login, or advisors whose package holds a capability. */
export type Writer = 'login' | Capability;

export interface ClientAnswer<Field extends string = string> {
  create?: Writer;
  update?: Writer;
  delete?: Writer;
  /** fields whose values clients choose, with the schema of each */
  fields: z.ZodMiniObject<Readonly<Record<string, Entity>>> | null;
  /** further fields that clients write, whose values the rules compare with stored data, the time or a list */
  compared?: readonly Field[];
}

/** A line of the table in `docs/data-model.md`, in Markdown. */
interface DocumentedPath {
  path: string;
  what: string;
  readers: string;
  writers: string;
}

/** Retention of the documents. */
export type Retention =
  /** deleted by the database when `expiresAt` is over */
  | { expires: readonly [RetentionRule, ...RetentionRule[]] }
  /** deleted by a function that runs by the clock; `until` in words, where the rule is one end of several */
  | { rule: RetentionRule; sweep: string; until?: string }
  /** `with`: deleted together with documents of another collection, by its rule */
  | { with: RetentionRule }
  | { until: string };

type Documented =
  | Omit<DocumentedPath, 'path'>
  /** where single documents of a collection differ */
  | { documents: readonly [DocumentedPath, ...DocumentedPath[]] };

type Answers<Field extends string> = Documented & {
  /** the second to last segment is the collection's name */
  path: `${string}/{${string}}`;
  /** the activity defines purpose, legal basis, recipients and processors */
  activity: ActivityName;
  /** fields by the category of personal data, as the records of processing name it */
  data: Readonly<Record<string, readonly Field[]>>;
  /** fields without personal data */
  impersonal: readonly Field[];
  retention: Retention;
  clients: ClientAnswer<Field> | null;
  advisor: AdvisorAnswer<Field> | null;
  customer: CustomerAnswer<Field> | null;
};

type Named<Given extends Answers<string>> =
  Given['data'][keyof Given['data']][number] | Given['impersonal'][number];

/** Type error for a descriptor that omits fields. */
type Complete<Field extends string, Given extends Answers<string>> = [
  Exclude<Field, Named<Given>>,
] extends [never]
  ? unknown
  : { 'neither in data nor impersonal': Exclude<Field, Named<Given>> };

/**
 * Describes a collection of the database; `collections/` lists them all. The descriptor determines what the product does
 * with the collection.
 * @param sample a document as the first release with this collection stored it; never edited, because stored documents do
 *   not change either
 */
export function collection<Schema extends Entity, const Given extends Answers<FieldOf<Schema>>>(
  schema: Schema,
  answers: Given & Complete<FieldOf<Schema>, Given>,
  sample: z.input<Schema>,
): Given & { schema: Schema; sample: z.input<Schema> } {
  return { ...answers, schema, sample };
}

/** Same for a union whose options describe their own fields elsewhere. Covers the shared fields. */
export function collectionOfKinds<
  Schema extends Entity,
  const Given extends Answers<FieldOf<Schema>>,
>(
  schema: Schema,
  answers: Given & Complete<SharedFieldOf<Schema>, Given>,
  sample: z.input<Schema>,
): Given & { schema: Schema; sample: z.input<Schema> } {
  return { ...answers, schema, sample };
}

/** Any descriptor, for code that goes through all of them. */
export type CollectionDescriptor = Answers<string> & { schema: Entity; sample: unknown };

/** What a document of the collection consists of. */
export type DocumentOf<Descriptor extends { schema: Entity }> = z.output<Descriptor['schema']>;
