/** Names the session that a registration begins with, by its time in milliseconds since 1970. */
export const SESSION_PARAM = 'termin';

/**
 * The registration form of a seminar.
 * @param advisor uid of the advisor whose page led there
 * @param time of the session to choose, in milliseconds since 1970
 */
export function registrationPath(advisor: string, seminar: string, time?: number): string {
  const path = `/action/${encodeURIComponent(advisor)}/seminar/${encodeURIComponent(seminar)}`;
  return time === undefined ? path : `${path}?${SESSION_PARAM}=${String(time)}`;
}
