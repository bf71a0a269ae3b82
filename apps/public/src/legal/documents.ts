import { agb } from './agb.de.ts';
import { auftragsverarbeitung } from './auftragsverarbeitung.de.ts';
import { barrierefreiheit } from './barrierefreiheit.de.ts';
import { datenschutz } from './datenschutz.de.ts';
import type { LegalDocument } from './document.ts';
import { impressum } from './impressum.de.ts';

/** The pages below `/legal`, by the last segment of their address. */
export const legalDocuments: ReadonlyMap<string, LegalDocument> = new Map([
  ['impressum', impressum],
  ['datenschutz', datenschutz],
  ['agb', agb],
  ['auftragsverarbeitung', auftragsverarbeitung],
  ['barrierefreiheit', barrierefreiheit],
]);
