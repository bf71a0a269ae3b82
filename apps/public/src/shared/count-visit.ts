import { tellVisit } from '@wbd/data/visits';
import { linkVisitSchema, visitedItem } from '@wbd/domain/visits';

/** Links that were opened in this page: going back to one does not count again. */
const counted = new Set<string>();

/** Counts that a shared link was opened, for the person who shared it. Reads and keeps nothing in the browser. */
export function countVisit(referrer: string, pathname: string): void {
  const visit = linkVisitSchema.safeParse({ referrer, item: visitedItem(pathname) });
  const key = `${referrer} ${pathname}`;
  if (!visit.success || counted.has(key)) return;
  counted.add(key);
  tellVisit(visit.data);
}
