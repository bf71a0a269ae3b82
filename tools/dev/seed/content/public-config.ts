import type { IntroTopic, PublicConfig, WithheldContent } from '@wbd/domain/content';
import type { Seller } from '@wbd/domain/invoices';
import { DEMO_ADVISORS, DEMO_EXPERTS, DEMO_REDIRECTS, DEMO_SEMINARS } from '../demo.ts';
import { storedFile } from '../media-files.ts';

const intro = (film: string) => ({
  video: storedFile('intro/video', `${film}.mp4`, DEMO_ADVISORS.wbd.uid),
  thumb: storedFile('intro/thumb', `${film}.webp`, DEMO_ADVISORS.wbd.uid),
});

/** What everyone may know of the operator's configuration. */
export const publicConfig: PublicConfig = {
  id: 'public',
  specialAdvisor: DEMO_ADVISORS.admin.uid,
  seminarRedirects: DEMO_REDIRECTS,
  founderSchedulingLink: 'https://termine.example/wbd-gruender',
  explainerFilms: { advisor: 'https://filme.example/wbd' },
  imprintsDue: null,
  operatorOrg: null,
  filmFeeBasisPoints: 1_000,
  announcements: [],
  introVideos: {
    seminars: intro('eigenheim'),
    specialists: intro('coaching-firma'),
    personalPage: intro('intro-jonas'),
    testimonials: intro('familie'),
    quickVideos: intro('etf-trailer'),
    library: intro('selbstaendig'),
    getStarted: intro('coaching-plan'),
  } satisfies Record<IntroTopic, unknown>,
};

/** Who sells the packages, as e-invoices name them. */
export const seller: Seller = {
  name: 'WBD Beispiel GmbH',
  street: 'Hafenstraße 12',
  postalCode: '20457',
  city: 'Hamburg',
  vatId: 'DE123456788',
  email: 'rechnung@wbd.example',
};

/** What the operator withholds. */
export const withheldContent: WithheldContent = {
  id: 'withheld',
  hiddenSeminars: [DEMO_SEMINARS.hidden],
  hiddenExperts: [DEMO_EXPERTS.hidden],
  hiddenQuickVideos: [],
  excludedSeminars: [DEMO_SEMINARS.excluded],
};
