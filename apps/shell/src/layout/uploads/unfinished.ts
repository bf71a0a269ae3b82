import { pageUploads } from '@wbd/ui/uploads';
import { isUnfinished } from './summary.ts';

/** How many uploads would be lost with the login. */
export function countUnfinished(): number {
  return pageUploads.store.getState().uploads.filter(isUnfinished).length;
}
