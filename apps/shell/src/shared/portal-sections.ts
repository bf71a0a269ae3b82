import type { RemoteEntry } from '@wbd/module';
import type { Viewer } from '@wbd/auth';
import { verdict } from './guard/access.ts';

/** The modules of the portal a person may open, in the order of the dashboard. */
export function openSections(remotes: RemoteEntry[], viewer: Viewer): RemoteEntry[] {
  return portalModules(remotes).filter(({ access }) => verdict(viewer, access) === 'enter');
}

/** The modules that have a tile: the packages from the smallest to the largest, then the admins' own. */
export function portalModules(remotes: RemoteEntry[]): RemoteEntry[] {
  const rank = ({ access }: RemoteEntry) => (typeof access === 'number' ? access : Infinity);
  return remotes
    .filter(({ tile }) => tile !== undefined)
    .toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'de'));
}
