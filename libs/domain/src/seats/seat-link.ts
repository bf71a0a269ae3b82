/** The public page of one person's seat. */
export const SEAT_PATH = '/action/platz';

/**
 * The address that is mailed. Its token stands after the #, which browsers keep to themselves: no server log holds it.
 * @param origin where the portal is served
 */
export function seatLink(origin: string, token: string): string {
  return `${origin}${SEAT_PATH}#${token}`;
}
