/** Names the participant whose code was scanned at the entrance. */
export const ADMISSION_PARAM = 'person';

/** The address in the code on a participant's phone: there the host records that the participant came. */
export function admissionPath(session: string, customer: string): string {
  const search = new URLSearchParams({ [ADMISSION_PARAM]: customer });
  return `/intern/veranstaltungen/view/${encodeURIComponent(session)}?${search.toString()}`;
}
