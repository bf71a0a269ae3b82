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

/** Fails to compile if a call is not served, or is served under another call's name. */
export type ServedCalls = Fitting<typeof calls, { [Name in CallName]: Call<Name> }>;

/** Fails to compile if a sweep is missing, or the handlers include anything else. */
export type RunSweeps = Fitting<typeof sweeps, Record<SweepName, Sweep>>;
export type RunHandlers = Fitting<typeof handlers, Record<keyof typeof handlers, DocumentHandler>>;

/** Fails to compile if a service is not deployed. */
export type DeployedServices = Fitting<typeof deployed, Record<Service, unknown>>;

/** Functions that run several handlers. */
type HttpService = 'links' | 'beacons';
type Grouped = Service | HttpService | 'documents' | 'schedules';

/** Every entry point that is not a callable: document handlers, sweeps, HTTP handlers, and standalone functions. */
type EntryPointName =
  | keyof typeof handlers
  | keyof typeof sweeps
  | (typeof deployed)[HttpService]['runs'][number]
  | Exclude<keyof typeof deployed, Grouped>;

/** Fails to compile unless `ENTRY_POINTS` has exactly one row for each entry point. */
export type ListedEntryPoints = [
  Fitting<EntryPointName, keyof typeof ENTRY_POINTS>,
  Fitting<keyof typeof ENTRY_POINTS, EntryPointName>,
];
