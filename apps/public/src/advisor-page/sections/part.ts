import type { PublicPage } from '@wbd/domain/pages';
import type { ComponentType } from 'react';

/** A section of advisors' pages. */
export interface Part {
  /** the name of its template */
  name: string;
  /** whether a page has the section; defaults to every page */
  isOn?: (page: PublicPage) => boolean;
  Section: ComponentType<{ page: PublicPage }>;
}
