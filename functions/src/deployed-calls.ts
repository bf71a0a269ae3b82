import type { CallName } from '@wbd/domain/calls';
import type { ENTRY_POINTS, Service } from '@wbd/domain/rights';
import type * as calls from './calls.ts';
import type * as deployed from './index.ts';
import type { Call } from './core/callable.ts';

type Fitting<Actual extends Expected, Expected> = Actual;

/** Does not compile while a call of the table is not served, or is served under the name of another. */
export type ServedCalls = Fitting<typeof calls, { [Name in CallName]: Call<Name> }>;

/** Does not compile while a service is not deployed. */
export type DeployedServices = Fitting<typeof deployed, Record<Service, unknown>>;

type OtherFunction = Exclude<keyof typeof deployed, Service>;

/** Does not compile unless `ENTRY_POINTS` has exactly one row for each function that is not a service. */
export type DeployedEntryPoints = [
  Fitting<OtherFunction, keyof typeof ENTRY_POINTS>,
  Fitting<keyof typeof ENTRY_POINTS, OtherFunction>,
];
