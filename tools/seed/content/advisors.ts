import { deriveLevel, type Account, type Advisor } from '@wbd/domain';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, DEMO_ORG, OTHER_ORG, type DemoAdvisor } from '../demo.ts';
import { storedFile } from '../media-files.ts';

interface Profile {
  firstName: string;
  lastName: string;
  plan: string;
  /** days since they joined; content that is older shows on their page without a choice of theirs */
  joined: number;
  isSpecialist: boolean;
  hasOwnPage: boolean;
  org?: string;
  admin?: boolean;
  heroText?: string;
  heroSubtext?: string;
  loop?: string;
  intro?: string;
  introCaptions?: string;
  logo?: string;
  bookingslink?: string;
  testimonialShareText?: string;
}

const pro = (firstName: string, lastName: string, joined: number, bookings: string): Profile => ({
  ...{ firstName, lastName, joined },
  bookingslink: `https://termine.example/${bookings}`,
  ...{ plan: 'pro_annual', isSpecialist: true, hasOwnPage: true },
});

const profiles: Record<DemoAdvisor, Profile> = {
  basic: {
    ...{ firstName: 'Lukas', lastName: 'Schäfer', joined: 90 },
    ...{ plan: 'basic', isSpecialist: false, hasOwnPage: false },
  },
  lite: {
    ...{ firstName: 'Miriam', lastName: 'Böhm', joined: 45 },
    ...{ plan: 'lite_monthly', isSpecialist: false, hasOwnPage: true },
    heroText: 'Miriam Böhm',
    heroSubtext: 'Geldfragen _einfach_ besprechen',
    loop: 'loop-dusk',
  },
  pro: {
    ...pro('Clara', 'Weiß', 400, 'clara-weiss'),
    heroText: 'Clara Weiß',
    heroSubtext: 'Vorsorge, die zu _deinem Leben_ passt',
    ...{ loop: 'loop-hills', intro: 'intro-clara', logo: 'logo-clara' },
    introCaptions: 'intro-clara',
    testimonialShareText: 'Das sagen Menschen, die ich begleite:',
  },
  kollege: {
    ...pro('Jonas', 'Krüger', 12, 'jonas-krueger'),
    heroText: 'Jonas Krüger',
    heroSubtext: 'Für _Selbständige_ und alle, die es werden',
    ...{ loop: 'loop-dusk', intro: 'intro-jonas' },
  },
  fremd: {
    ...pro('Sabine', 'Hoffmann', 200, 'sabine-hoffmann'),
    ...{ org: OTHER_ORG, plan: 'pro_monthly' },
    heroSubtext: 'Ruhig rechnen, _klar_ entscheiden',
    loop: 'loop-hills',
    // one that was typed without https
    bookingslink: 'termine.example/sabine-hoffmann',
  },
  admin: { ...pro('Petra', 'Günther', 700, 'petra-guenther'), admin: true },
  wbd: pro('WBD', 'Team', 900, 'wbd'),
  internaltesting: pro('Interner', 'Test', 800, 'test'),
};

const FORMATS = {
  loop: 'mp4',
  intro: 'mp4',
  captions: 'vtt',
  thumb: 'webp',
  logo: 'webp',
} as const;

/** Who the demo advisors are, in public and to themselves. */
export function demoAdvisors(now: Date): { advisor: Advisor; account: Account }[] {
  return advisorNames.map((name) => {
    const profile = profiles[name];
    const { uid: id, email, code } = DEMO_ADVISORS[name];
    const createdAt = daysAgo(now, profile.joined);
    const hero = (kind: keyof typeof FORMATS, file: string | undefined) =>
      file ? storedFile(`hero/${kind}`, `${file}.${FORMATS[kind]}`, id) : null;
    return {
      advisor: {
        id,
        code,
        firstName: profile.firstName,
        lastName: profile.lastName,
        heroText: profile.heroText ?? null,
        heroSubtext: profile.heroSubtext ?? null,
        loop: hero('loop', profile.loop),
        intro: hero('intro', profile.intro),
        introCaptions: hero('captions', profile.introCaptions),
        introThumb: hero('thumb', profile.intro),
        logo: hero('logo', profile.logo),
        testimonialShareText: profile.testimonialShareText ?? null,
        bookingslink: profile.bookingslink ?? null,
        org: profile.org ?? DEMO_ORG,
        lv: deriveLevel(profile),
        isSpecialist: profile.isSpecialist,
        hasOwnPage: profile.hasOwnPage,
        createdAt,
      },
      account: {
        id,
        email,
        plan: profile.plan,
        admin: profile.admin ?? false,
        isTest: name === 'internaltesting' || name === 'wbd',
        datalink: null,
        consent: null,
        billing: null,
        createdAt,
      },
    };
  });
}

const isDemoAdvisor = (name: string): name is DemoAdvisor => name in DEMO_ADVISORS;
export const advisorNames: readonly DemoAdvisor[] =
  Object.keys(DEMO_ADVISORS).filter(isDemoAdvisor);
