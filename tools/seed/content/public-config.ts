import type { PublicConfig, WithheldContent } from '@wbd/domain';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_REDIRECTS, DEMO_SEMINARS } from '../demo.ts';

/** What everyone may know of the operator's configuration. */
export const publicConfig: PublicConfig = {
  id: 'public',
  specialAdvisor: DEMO_ADVISORS.admin.uid,
  seminarRedirects: DEMO_REDIRECTS,
  founderSchedulingLink: 'https://termine.example/wbd-gruender',
};

/** What the operator withholds. */
export const withheldContent: WithheldContent = {
  id: 'withheld',
  hiddenSeminars: [DEMO_SEMINARS.hidden],
  hiddenExperts: [DEMO_EXPERTS.hidden],
  excludedSeminars: [DEMO_SEMINARS.excluded],
};
