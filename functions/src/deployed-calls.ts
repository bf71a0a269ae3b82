import type { CallName } from '@wbd/domain/calls';
import type * as deployed from './index.ts';
import type { CallFunction } from './core/callable.ts';

type Fitting<Actual extends Expected, Expected> = Actual;

/** Does not compile while a call of the table has no function, or a function has the name of another call. */
export type DeployedCalls = Fitting<typeof deployed, { [Name in CallName]: CallFunction<Name> }>;
