import type { CallName } from '@wbd/domain/calls';
import type { SweepName } from '@wbd/domain/reports';
import type { ENTRY_POINTS, Service } from '@wbd/domain/rights';
import type * as calls from './calls.ts';
import type * as handlers from './handlers.ts';
import type * as deployed from './index.ts';
import type * as sweeps from './sweeps.ts';
import type { Call } from './core/callable.ts';
import type { DocumentHandler } from './core/documents/handlers.ts';
import type { Sweep } from './core/sweeps/define-sweep.ts';

type Fitting<Actual extends Expected, Expected> = Actual;

/** Does not compile while a call of the table is not served, or is served under the name of another. */
export type ServedCalls = Fitting<typeof calls, { [Name in CallName]: Call<Name> }>;

/** Does not compile while a sweep of the table does not run, or something else is listed with the handlers. */
export type RunSweeps = Fitting<typeof sweeps, Record<SweepName, Sweep>>;
export type RunHandlers = Fitting<typeof handlers, Record<keyof typeof handlers, DocumentHandler>>;

/** Does not compile while a service is not deployed. */
export type DeployedServices = Fitting<typeof deployed, Record<Service, unknown>>;

/** What acts without a call: handlers of documents, sweeps, and functions of their own. */
type EntryPointName =
  | keyof typeof handlers
  | keyof typeof sweeps
  | Exclude<keyof typeof deployed, Service | 'documents' | 'schedules'>;

/** Does not compile unless `ENTRY_POINTS` has exactly one row for each of them. */
export type ListedEntryPoints = [
  Fitting<EntryPointName, keyof typeof ENTRY_POINTS>,
  Fitting<keyof typeof ENTRY_POINTS, EntryPointName>,
];
