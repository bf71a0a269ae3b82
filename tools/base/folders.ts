import path from 'node:path';
import { DEFAULT_PORTS, type Ports } from './ports.ts';
import { PORTAL_DIR, WORKSPACE_ROOT } from './workspace.ts';

export interface PortalFolders {
  /** data, logs and generated files of this portal */
  run: string;
  snapshots: string;
  mails: string;
  /** what was bought at the stand-in for Stripe */
  stripe: string;
  /** what is served */
  www: string;
}

/** Portals on different ports share nothing: their pages name their own emulators. */
export function portalFolders(ports: Ports): PortalFolders {
  const run = path.join(PORTAL_DIR, `portal-${ports.portal}`);
  const isDefault = ports.portal === DEFAULT_PORTS.portal;
  return {
    run,
    snapshots: path.join(run, 'snapshots'),
    mails: path.join(run, 'mails'),
    stripe: path.join(run, 'stripe'),
    www: path.join(WORKSPACE_ROOT, 'dist', isDefault ? 'www' : `www-${ports.portal}`),
  };
}
