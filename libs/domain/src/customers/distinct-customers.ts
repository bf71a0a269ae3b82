import type { Customer } from './customer.ts';

/** More people than share one name, address or number in a CRM. */
const MOST = 100;

/** Whether the advisor has said that two customers are two people. */
export function areDistinct(
  one: Pick<Customer, 'id' | 'distinctFrom'>,
  other: Pick<Customer, 'id' | 'distinctFrom'>,
): boolean {
  return one.distinctFrom.includes(other.id) || other.distinctFrom.includes(one.id);
}

/** The ids of people that a customer is not, each once; the oldest decisions go first. */
export function withDistinct(known: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...known.filter((id) => !more.includes(id)), ...more])].slice(-MOST);
}
