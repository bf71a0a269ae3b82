import { CAPABILITIES, type Capability } from '@wbd/domain/plans';

/** The names of a collection in the templates. */
export interface CollectionNames {
  /** in the database: `tripPlans` */
  collection: string;
  /** for folders and files: `trip-plans` */
  folder: string;
  /** one document: `tripPlan`, `TripPlan`, `TRIP_PLAN`, `trip-plan` */
  entity: string;
  Entity: string;
  ENTITY: string;
  entityFile: string;
  /** `TripPlans` */
  Entities: string;
  /** the capability required to write */
  access: Capability;
}

/** @throws Error for an invalid name or capability */
export function collectionNames(collection: string, access: string): CollectionNames {
  const [, stem] = /^([a-z][a-zA-Z]*[a-rt-z])s$/.exec(collection) ?? [];
  if (stem === undefined) {
    throw new Error('collection: is an English plural in camel case, such as tripPlans');
  }
  const capability = CAPABILITIES.find((one) => one === access);
  if (capability === undefined) {
    throw new Error('collection: belongs to advisors, so access is a capability of a plan');
  }
  const entity = stem.endsWith('ie') ? `${stem.slice(0, -2)}y` : stem;
  return {
    collection,
    folder: hyphenated(collection),
    entity,
    Entity: capitalised(entity),
    ENTITY: hyphenated(entity).replaceAll('-', '_').toUpperCase(),
    entityFile: hyphenated(entity),
    Entities: capitalised(collection),
    access: capability,
  };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const hyphenated = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
