import type { Invitation, InvitedPerson } from '@wbd/domain/seats';

/** A process that carries an invitation out renews its claim with each result, and no single step takes as long. */
export const LEASE_MS = 180_000;

/** What has become of people since they were read, by their index. */
export type Progress = ReadonlyMap<number, Partial<InvitedPerson>>;

/** @returns null when another process works on it */
export function claimed(invitation: Invitation, now: Date): Invitation | null {
  if (invitation.leaseUntil !== null && invitation.leaseUntil > now) return null;
  return { ...invitation, leaseUntil: leaseFrom(now) };
}

/** Records results. A person who was erased meanwhile is missing from the people, and stays away. */
export function recorded(invitation: Invitation, progress: Progress, now: Date): Invitation {
  const people = invitation.people.map((person) => ({ ...person, ...progress.get(person.index) }));
  const finished = people.every(({ state }) => state === 'invited' || state === 'failed');
  return withPeople({ ...invitation, leaseUntil: leaseFrom(now), finished }, people);
}

/** Forgets a customer who is erased. */
export function without(invitation: Invitation, id: string): Invitation {
  return withPeople(
    invitation,
    invitation.people.filter(({ customer }) => customer !== id),
  );
}

/** Names another customer, into whom this one was merged. */
export function renamed(invitation: Invitation, from: string, into: string): Invitation {
  return withPeople(
    invitation,
    invitation.people.map((person) =>
      person.customer === from ? { ...person, customer: into } : person,
    ),
  );
}

function withPeople(invitation: Invitation, people: InvitedPerson[]): Invitation {
  const customers = people.flatMap(({ customer }) => customer ?? []);
  return { ...invitation, people, customers: [...new Set(customers)] };
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
