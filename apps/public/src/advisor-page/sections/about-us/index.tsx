import { isDefaultCode } from '@wbd/domain/advisors';
import { lazyExtra } from '@wbd/ui';
import { Suspense } from 'react';
import type { Part } from '../part.ts';

const AboutUs = lazyExtra(() => import('./about-us.tsx'));

export const aboutUs: Part = {
  name: 'about us',
  isOn: ({ code }) => isDefaultCode(code),
  Section: () => (
    <Suspense>
      <AboutUs />
    </Suspense>
  ),
};
