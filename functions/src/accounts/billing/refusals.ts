import { log } from '../../core/log/log.ts';

/** Records requests for objects of another account, or for prices that are not sold. */
export type RecordRefusal = (what: string, facts: Readonly<Record<string, string | null>>) => void;

export const recordRefusal: RecordRefusal = (what, facts) =>
  log('billing.refused', { what, ...facts });
