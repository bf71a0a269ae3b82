import type { Participant } from '@wbd/data/registrations';
import { isGuest } from '@wbd/domain/seats';

/** The customers whom one colleague has registered for a session. */
export interface GuestsOf {
  advisor: string;
  /** empty when the colleague is gone */
  name: string;
  guests: Participant[];
}

/** Guests by who registered them, the most first. */
export function guestsByAdvisor(participants: readonly Participant[]): GuestsOf[] {
  const groups = new Map<string, GuestsOf>();
  for (const guest of participants.filter(isGuest)) {
    const { advisor, advisorName: name } = guest;
    const group = groups.get(advisor) ?? { advisor, name, guests: [] };
    group.guests.push(guest);
    groups.set(advisor, group);
  }
  return [...groups.values()].toSorted((one, other) => other.guests.length - one.guests.length);
}
