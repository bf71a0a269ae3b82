import type { PublicPage } from '@wbd/domain/pages';
import type { ComponentType } from 'react';

/** A section of advisors' pages. */
export interface Part {
  /** of its template */
  name: string;
  /** whether a page has it; every page unless it says otherwise */
  isOn?: (page: PublicPage) => boolean;
  Section: ComponentType<{ page: PublicPage }>;
}
