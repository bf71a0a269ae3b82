import type { ClosingStep, DocumentOf } from '../descriptors/collection.ts';
import type { COLLECTIONS } from './collections.ts';

type Descriptors = typeof COLLECTIONS;
export type CollectionName = keyof Descriptors;

export type Stored<Name extends CollectionName> = DocumentOf<Descriptors[Name]>;

/** Collections whose schema includes the id of the document. */
export type EntityCollection = {
  [Name in CollectionName]: Stored<Name> extends { id: string } ? Name : never;
}[CollectionName];

type HasAction<Actions, Action> = Actions extends readonly (infer One)[]
  ? Extract<One, Action> extends never
    ? false
    : true
  : false;

/** Collections handled by code in a step of closing an account. */
export type ClosedBy<Step extends ClosingStep> = {
  [Name in CollectionName]: Descriptors[Name]['advisor'] extends { closing: infer Actions }
    ? true extends HasAction<Actions, { code: Step }>
      ? Name
      : never
    : never;
}[CollectionName];

type CustomerActions<Name extends CollectionName, Kind extends 'erasing' | 'merging'> =
  Descriptors[Name]['customer'] extends Record<Kind, infer Actions> ? Actions : never;

/** Collections with custom code for erasing or merging a customer. */
export type ByCode<Kind extends 'erasing' | 'merging'> = {
  [Name in CollectionName]: true extends HasAction<CustomerActions<Name, Kind>, { code: true }>
    ? Name
    : never;
}[CollectionName];

/** Collections shown in "Meine Daten". */
export type OwnDataCollection = {
  [Name in CollectionName]: Descriptors[Name] extends {
    customer: { ownData: { shownAs: string } };
  }
    ? Name
    : never;
}[CollectionName];

/** The part of `personalData` that shows a collection. */
export type ShownAs<Name extends OwnDataCollection = OwnDataCollection> =
  Descriptors[Name] extends { customer: { ownData: { shownAs: infer Part extends string } } }
    ? Part
    : never;

type UnionOfKeys<Union> = Union extends unknown ? keyof Union & string : never;
type ExportOf<Name extends CollectionName> = Descriptors[Name] extends {
  advisor: { export: infer Export };
}
  ? Exclude<UnionOfKeys<Export>, 'leftOut'>
  : never;
/** A part of an advisor's export. */
export type AdvisorDataPart = { [Name in CollectionName]: ExportOf<Name> }[CollectionName];

type RuleOf<Name extends CollectionName> = Descriptors[Name]['retention'] extends infer Kept
  ? Kept extends { expires: readonly (infer Rule)[] }
    ? Rule
    : Kept extends { rule: infer Rule }
      ? Rule
      : never
  : never;
/** Retention rules that apply to a collection. */
export type RuleOfCollections = { [Name in CollectionName]: RuleOf<Name> }[CollectionName];
