import type { CallName } from '@wbd/domain/calls';
import type { ENTRY_POINTS } from '@wbd/domain/rights';
import type * as deployed from './index.ts';
import type { CallFunction } from './core/callable.ts';

type Fitting<Actual extends Expected, Expected> = Actual;

/** Does not compile while a call of the table has no function, or a function has the name of another call. */
export type DeployedCalls = Fitting<typeof deployed, { [Name in CallName]: CallFunction<Name> }>;

type OtherFunction = Exclude<keyof typeof deployed, CallName>;

/** Does not compile unless `ENTRY_POINTS` has exactly one row for each function that is not a call. */
export type DeployedEntryPoints = [
  Fitting<OtherFunction, keyof typeof ENTRY_POINTS>,
  Fitting<keyof typeof ENTRY_POINTS, OtherFunction>,
];
