import { linkKey, linkVisitSchema, type LinkVisit } from '@wbd/domain/visits';
import { pathOf, visitDay, type VisitDay } from './link-visits.repository.ts';

/** More than a visit needs. */
export const MOST_VISIT_BYTES = 1_000;

export interface CountVisitPorts {
  /** whether this network is not too loud */
  isAllowed(network: string, now: number): boolean;
  /** whether this network has not filled up what it may add to a person's counts of a day */
  isAllowedFor(networkAndReferrer: string, now: number): boolean;
  isThere(path: string): Promise<boolean>;
  count(day: VisitDay, link: string): Promise<void>;
  now(): Date;
}

/**
 * Counts that someone opened a shared link. Anyone can send it, so one network adds little to a person's counts, and only
 * links to what exists are counted. The network stays in memory and is never stored.
 * @param body as it came
 * @returns the HTTP status; a visit that is not counted gets the same one
 */
export async function countVisit(
  ports: CountVisitPorts,
  body: Buffer,
  network: string,
): Promise<204 | 400 | 413> {
  if (body.length > MOST_VISIT_BYTES) return 413;
  const visit = visitIn(body);
  if (!visit) return 400;
  const { referrer, item } = visit;
  const now = ports.now();
  if (!ports.isAllowed(network, now.getTime())) return 204;
  const paths = [`advisors/${referrer}`, ...(item ? [pathOf(item)] : [])];
  const found = await Promise.all(paths.map((path) => ports.isThere(path)));
  if (found.includes(false)) return 204;
  if (!ports.isAllowedFor(`${network} ${referrer}`, now.getTime())) return 204;
  await ports.count(visitDay(referrer, now), linkKey(item));
  return 204;
}

function visitIn(body: Buffer): LinkVisit | null {
  try {
    const parsed = linkVisitSchema.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
