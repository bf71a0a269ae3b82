/** The URL parameter for the preselected session: its time in milliseconds since 1970. */
export const SESSION_PARAM = 'termin';

/**
 * The path of a seminar's registration form.
 * @param advisor uid of the advisor whose page the person comes from
 * @param time of the preselected session, in milliseconds since 1970
 */
export function registrationPath(advisor: string, seminar: string, time?: number): string {
  const path = `/action/${encodeURIComponent(advisor)}/seminar/${encodeURIComponent(seminar)}`;
  return time === undefined ? path : `${path}?${SESSION_PARAM}=${String(time)}`;
}
