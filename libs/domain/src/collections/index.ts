export { COLLECTIONS } from './collections.ts';
export { ALL_COLLECTIONS, descriptorOf } from './all-collections.ts';
export {
  deletedBy,
  EXPORT_PARTS,
  FORGOTTEN,
  type ExportPart,
  type Found,
} from './advisor-answers.ts';
export { ERASED, RENAMED, SHOWN_TO_CUSTOMERS } from './customer-answers.ts';
export { CARRIED_OUT_BY, type CarriedOutBy } from './carried-out-by.ts';
export type {
  AdvisorDataPart,
  ByCode,
  ClosedBy,
  CollectionName,
  EntityCollection,
  OwnDataCollection,
  ShownAs,
  Stored,
} from './kinds.ts';
export type { CollectionDescriptor, Finder } from '../descriptors/collection.ts';
