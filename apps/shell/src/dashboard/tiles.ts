import { RESERVED_CODES } from '@wbd/domain';
import type { Access, RemoteEntry } from '@wbd/module';
import type { Viewer } from '@wbd/auth';
import { verdict } from '../shared/guard/access.ts';
import { guardTexts } from '../shared/guard/texts.de.ts';
import { portalModules } from '../shared/portal-sections.ts';
import { dashboardTexts as texts } from './texts.de.ts';

export interface DashboardTile {
  key: string;
  label: string;
  description: string;
  icon: string;
  path: string;
  /** why it cannot be opened */
  locked?: string;
  remote?: RemoteEntry;
}

const PREVIEW_ACCESS = 1;

/** The dashboard's tiles for this person: what the package does not hold is shown locked, what is for admins is not shown. */
export function dashboardTiles(remotes: RemoteEntry[], viewer: Viewer): DashboardTile[] {
  const code = viewer.type === 'advisor' ? viewer.advisor.code : '';
  const preview = {
    key: 'preview',
    ...texts.preview,
    icon: 'eye',
    path: `/${encodeURIComponent(code)}`,
    ...lockedFor(viewer, PREVIEW_ACCESS),
  };
  const modules = portalModules(remotes).flatMap((remote) => {
    const { name, tile, path, access } = remote;
    const decision = verdict(viewer, access);
    if (!tile || (decision !== 'enter' && decision !== 'level')) return [];
    return [{ key: name, ...tile, path, remote, ...lockedFor(viewer, access) }];
  });
  // one of the portal's own words as a code: its page cannot be opened
  return RESERVED_CODES.has(code) ? modules : [preview, ...modules];
}

function lockedFor(viewer: Viewer, access: Access): Pick<DashboardTile, 'locked'> {
  const locked = typeof access === 'number' && verdict(viewer, access) === 'level';
  return locked ? { locked: guardTexts.packageNeeded[access] } : {};
}

/** Where the profile lives, when a module serves it. */
export function profilePath(remotes: RemoteEntry[]): string | undefined {
  return remotes.find(({ path }) => path === '/intern/profile')?.path;
}
