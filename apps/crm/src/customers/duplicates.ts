import { areDistinct, type Customer } from '@wbd/domain/customers';
import { isSameName, nameKey } from '@wbd/domain/fields';

/** Two entries that may be about the same person. */
export interface LikelyDuplicate {
  /** the one that stays unless the advisor chooses otherwise */
  kept: Customer;
  duplicate: Customer;
  reason: 'name' | 'email' | 'phone';
  /** speaks against one person: numbers are handed on, and families share addresses */
  hasOtherName: boolean;
}

const keysOf: Record<LikelyDuplicate['reason'], (customer: Customer) => readonly string[]> = {
  phone: ({ phone, otherPhones }) => (phone === null ? otherPhones : [phone, ...otherPhones]),
  email: ({ email, otherEmails }) => (email === null ? otherEmails : [email, ...otherEmails]),
  name: (customer) => [nameKey(customer)],
};

/** More people with one name, address or number are not compared with each other. */
const COMPARED = 20;

/**
 * Entries that share a number, an address or, unless their birthdays differ, a name. Two people who proved their numbers
 * are two people, and so are those whom the advisor has told apart. Each entry is proposed with the first one it may be.
 */
export function likelyDuplicates(customers: readonly Customer[]): LikelyDuplicate[] {
  const found = new Map<string, LikelyDuplicate>();
  for (const reason of ['phone', 'email', 'name'] as const) {
    for (const group of groupsBy(customers, keysOf[reason])) {
      const sorted = group.toSorted(byWhoStays);
      for (const [index, duplicate] of sorted.entries()) {
        const kept = sorted
          .slice(0, Math.min(index, COMPARED))
          .find((earlier) => mayBeOne(earlier, duplicate, reason));
        if (!kept) continue;
        const pair = [kept.id, duplicate.id].toSorted().join(' ');
        const hasOtherName = !isSameName(kept, duplicate);
        if (!found.has(pair)) found.set(pair, { kept, duplicate, reason, hasOtherName });
      }
    }
  }
  return [...found.values()];
}

function groupsBy(
  customers: readonly Customer[],
  keys: (customer: Customer) => readonly string[],
): Customer[][] {
  const groups = new Map<string, Customer[]>();
  for (const customer of customers) {
    for (const key of new Set(keys(customer))) {
      const group = groups.get(key);
      if (group) group.push(customer);
      else groups.set(key, [customer]);
    }
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** A person who proved their number stays; otherwise the entry that has been there longest. */
function byWhoStays(one: Customer, other: Customer): number {
  return (
    Number(other.proven) - Number(one.proven) ||
    one.registered.getTime() - other.registered.getTime()
  );
}

function mayBeOne(one: Customer, other: Customer, reason: LikelyDuplicate['reason']): boolean {
  if (other.proven || areDistinct(one, other)) return false;
  return reason !== 'name' || !isBornElsewhen(one, other);
}

function isBornElsewhen({ bday: one }: Customer, { bday: other }: Customer): boolean {
  return one !== null && other !== null && one !== other;
}
