import type { PublicConfig } from '@wbd/domain';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_REDIRECTS, DEMO_SEMINARS } from '../demo.ts';

/** The operator's configuration. */
export const publicConfig: PublicConfig = {
  id: 'public',
  hiddenSeminars: [DEMO_SEMINARS.hidden],
  hiddenExperts: [DEMO_EXPERTS.hidden],
  excludedSeminars: [DEMO_SEMINARS.excluded],
  specialAdvisor: DEMO_ADVISORS.admin.uid,
  seminarRedirects: DEMO_REDIRECTS,
  founderSchedulingLink: 'https://termine.example/wbd-gruender',
};
