import type { Imprint } from '@wbd/domain/advisors';
import { DEMO_ADVISORS } from '../demo.ts';

const imprint = (
  id: string,
  name: string,
  email: string,
  more: Partial<Imprint> = {},
): Imprint => ({
  id,
  name,
  address: 'Musterstraße 12\n50674 Köln',
  email,
  phone: '0221 1234560',
  vatId: null,
  authority: 'IHK zu Köln, Unter Sachsenhausen 10-26, 50667 Köln',
  register: 'Vermittlerregister D-0000-00000-00',
  rules: '§ 34d und § 34f GewO, nachzulesen auf gesetze-im-internet.de',
  ...more,
});

/** Who answers for the pages of the demo advisors. */
export const demoImprints: readonly Imprint[] = [
  imprint(DEMO_ADVISORS.lite.uid, 'Miriam Böhm', 'lite@demo.wbd', { rules: null }),
  imprint(DEMO_ADVISORS.pro.uid, 'Clara Weiß Finanzberatung', 'pro@demo.wbd'),
  imprint(DEMO_ADVISORS.kollege.uid, 'Jonas Krüger', 'kollege@demo.wbd'),
  imprint(DEMO_ADVISORS.fremd.uid, 'Sabine Hoffmann', 'fremd@demo.wbd'),
  imprint(DEMO_ADVISORS.admin.uid, 'Petra Günther', 'admin@demo.wbd'),
];
