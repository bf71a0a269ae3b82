import { CALLS, type CallName } from '@wbd/domain/calls';
import { serviceOf } from '@wbd/domain/rights';

const isCall = (name: string): name is CallName => name in CALLS;

/** Names of the calls that a service serves. */
export const callsOf = (service: string): CallName[] =>
  Object.keys(CALLS).filter(
    (name): name is CallName => isCall(name) && serviceOf(name) === service,
  );
