import type { RemoteEntry } from '@wbd/module';
import type { Session } from '@wbd/session';
import { verdict } from './guard/access.ts';

/** The modules of the portal a person may open, in the order of the dashboard. */
export function openSections(remotes: RemoteEntry[], session: Session): RemoteEntry[] {
  return portalModules(remotes).filter(({ access }) => verdict(session, access) === 'enter');
}

/** The modules that have a tile: the packages from the smallest to the largest, then the admins' own. */
export function portalModules(remotes: RemoteEntry[]): RemoteEntry[] {
  const rank = ({ access }: RemoteEntry) => (typeof access === 'number' ? access : Infinity);
  return remotes
    .filter(({ tile }) => tile !== undefined)
    .toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'de'));
}
