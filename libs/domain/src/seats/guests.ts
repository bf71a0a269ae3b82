/** The share of a session's seats that one advisor may give to customers of theirs in a session of someone else. */
const SHARE = 0.2;
const AT_LEAST = 2;

/** How many guests one advisor may have in a session of someone else. */
export function mostGuests({ maxParticipants }: { maxParticipants: number }): number {
  return Math.max(AT_LEAST, Math.floor(maxParticipants * SHARE));
}

/** Whether an advisor registered the person for another advisor's session. A person who registers on a page is not a guest. */
export function isGuest({
  advisor,
  seminarAdvisor,
  page,
}: {
  advisor: string;
  seminarAdvisor: string;
  /** the advisor on whose page the person registered */
  page: string | null;
}): boolean {
  return page === null && advisor !== seminarAdvisor;
}
