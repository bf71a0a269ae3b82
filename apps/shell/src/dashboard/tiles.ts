import { RESERVED_CODES } from '@wbd/domain/advisors';
import { plansWith, type Plan } from '@wbd/domain/plans';
import { isCapability, type Access, type RemoteEntry, type TileIconName } from '@wbd/module';
import type { Viewer } from '@wbd/auth';
import { allAreas } from '../shared/areas/portal-areas.ts';
import { mayOpen, verdict } from '../shared/guard/access.ts';
import { guardTexts } from '../shared/guard/texts.de.ts';
import { dashboardTexts as texts } from './texts.de.ts';

export interface DashboardTile {
  key: string;
  label: string;
  description: string;
  icon: TileIconName;
  path: string;
  /** why it cannot be opened */
  locked?: string;
  /** the package that opens it */
  opens?: Plan;
  remote?: RemoteEntry;
}

/** The advisor's public page stands among the areas, although every advisor's has another address. */
const preview = { access: 'website', order: 10, icon: 'eye' } as const;

/** The dashboard's tiles for this person: areas above the plan are shown locked, admin areas are hidden. */
export function dashboardTiles(remotes: RemoteEntry[], viewer: Viewer): DashboardTile[] {
  const tiles = allAreas(remotes).flatMap(({ tile, path, access, order, remote }) => {
    if (!tile || !(mayOpen(viewer, access) || verdict(viewer, access) === 'package')) return [];
    const from = remote ? { remote } : {};
    return [{ key: path, ...tile, path, order, ...from, ...lockedFor(viewer, access) }];
  });
  const after = tiles.findIndex(({ order }) => order > preview.order);
  return tiles.toSpliced(after < 0 ? tiles.length : after, 0, ...previewTiles(viewer));
}

function previewTiles(viewer: Viewer): (DashboardTile & { order: number })[] {
  const code = viewer.type === 'advisor' ? viewer.advisor.code : '';
  // one of the portal's own words as a code: its page cannot be opened
  if (RESERVED_CODES.has(code)) return [];
  const { access, order, icon } = preview;
  const path = `/${encodeURIComponent(code)}`;
  return [{ key: 'preview', ...texts.preview, icon, path, order, ...lockedFor(viewer, access) }];
}

function lockedFor(viewer: Viewer, access: Access): Pick<DashboardTile, 'locked' | 'opens'> {
  if (!isCapability(access) || verdict(viewer, access) !== 'package') return {};
  return { locked: guardTexts.packageNeeded(access), opens: plansWith(access)[0] };
}
