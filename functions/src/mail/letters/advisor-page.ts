import { portalOrigin } from '../../core/settings.ts';

/** The address of an advisor's public page. */
export function advisorPage(code: string): string {
  return `${portalOrigin()}/${encodeURIComponent(code)}`;
}
