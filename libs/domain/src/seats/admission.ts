/** Names the participant whose code was scanned at the entrance. */
export const ADMISSION_PARAM = 'person';

/** Where the host of a session records that a participant came: what the code on the participant's phone holds. */
export function admissionPath(session: string, customer: string): string {
  const search = new URLSearchParams({ [ADMISSION_PARAM]: customer });
  return `/intern/veranstaltungen/view/${encodeURIComponent(session)}?${search.toString()}`;
}
