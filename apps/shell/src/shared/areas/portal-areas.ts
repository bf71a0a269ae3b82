import type { Viewer } from '@wbd/auth';
import type { Area, RemoteEntry } from '@wbd/module';
import { mayOpen } from '../guard/access.ts';
import { ownAreas } from './own-areas.ts';

/** An area with the module that serves it; the shell serves those without one. */
export interface PlacedArea extends Area {
  remote?: RemoteEntry;
}

/** Every area there is, in the order they declare: the shell's own and those of the modules. */
export function allAreas(remotes: readonly RemoteEntry[]): PlacedArea[] {
  const served = remotes.flatMap((remote) => remote.areas.map((area) => ({ ...area, remote })));
  // not localeCompare: its first call prepares the language's rules while the visitor waits
  return [...ownAreas, ...served].toSorted(
    (a, b) => a.order - b.order || (a.path < b.path ? -1 : 1),
  );
}

/** The areas of the portal's navigation that this person may open. */
export function openAreas(remotes: readonly RemoteEntry[], viewer: Viewer): PlacedArea[] {
  return allAreas(remotes).filter(
    ({ tile, access }) => tile !== undefined && mayOpen(viewer, access),
  );
}
