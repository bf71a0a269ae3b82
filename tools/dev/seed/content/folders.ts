import type { Folder } from '@wbd/domain/content';
import { DEMO_FOLDERS, DEMO_ORG, OTHER_ORG } from '../demo.ts';

const { provision, family, foreign } = DEMO_FOLDERS;

export const folders: Folder[] = [
  { id: provision, name: 'Vorsorge & Anlage', org: DEMO_ORG, parent: null, order: 1 },
  { id: family, name: 'Familie & Absicherung', org: DEMO_ORG, parent: null, order: 2 },
  { id: foreign, name: 'Einstieg', org: OTHER_ORG, parent: null, order: 1 },
];
