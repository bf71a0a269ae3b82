import { CLOSURE_STEPS, type ClosureStep } from '@wbd/domain/accounts';

/** Steps that wait for a day; until then the account is closed as far as anyone can tell. */
export const WAITING_STEPS = ['retrieval', 'contract'] as const satisfies readonly ClosureStep[];
/** Steps that should be over within a day or two. */
export const WORKING_STEPS = CLOSURE_STEPS.filter(
  (step) => !WAITING_STEPS.some((waiting) => waiting === step),
);
