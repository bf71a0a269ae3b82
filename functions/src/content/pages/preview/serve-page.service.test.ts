import { FIRST_VIEW_FORMAT, type FirstViewFile, type Template } from '@wbd/domain/first-view';
import {
  ADVISOR_PAGE,
  APPOINTMENT_PAGE,
  contentPage,
  PAGE_DATA_ELEMENT,
  PAGE_CONTENT_ELEMENT,
  servedContentSchema,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import { anAdvisor, anExpertVideo, aQuickVideo, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { expect, test, vi } from 'vitest';
import type { LiveFirstView } from '../first-view/first-view-files.ts';
import type { EventSession } from './seminar-events.ts';
import { servePage, type ServedPage, type ServePagePorts } from './serve-page.service.ts';

const page: PublicPage = {
  id: 'pro',
  uid: 'uid-pro',
  code: 'pro',
  firstName: 'Petra',
  lastName: 'Prüfstein',
  heroText: 'Gemeinsam weiter',
  heroSubtext: null,
  loop: null,
  loopThumb: null,
  intro: null,
  introCaptions: null,
  introThumb: 'hero/thumb/petra.webp',
  introThumbWidths: [320, 640, 1280],
  logo: null,
  hasOwnPage: true,
  bookable: true,
  testimonials: [
    {
      id: 't1',
      url: 'testimonials/video/a.mp4',
      thumb: 'testimonials/thumb/a.webp',
      thumbWidths: [320, 500],
      customer: 'Ada',
      quote: 'Gut.',
      order: 1,
    },
  ],
  seminars: [
    {
      id: 's1',
      advisor: 'uid-karl',
      title: 'Rente',
      thumb: null,
      online: false,
      dates: [],
      hasTrailer: true,
      advisorName: 'Karl Kollege',
      order: 1,
    },
  ],
  experts: [
    {
      id: 'e1',
      advisor: 'uid-eva',
      description: 'Bauen',
      thumb: 'expert_videos/thumb/e.webp',
      thumbWidths: [320, 640, 900],
      hasTrailer: false,
      advisorName: 'Eva Expertin',
      order: 1,
    },
  ],
  more: { testimonials: false, seminars: true, experts: false },
};
const further: PublicPage['seminars'][number] = {
  id: 's99',
  advisor: 'uid-karl',
  title: 'Erst auf „Mehr anzeigen“',
  thumb: null,
  online: false,
  dates: [],
  hasTrailer: false,
  advisorName: 'Karl Kollege',
  order: 99,
};
const owner = anAdvisor({ id: 'uid-pro', code: 'pro', bookingslink: 'termine.example/petra' });
const quickVideo: Extract<PageContent, { kind: 'schnellvideo' }> = {
  kind: 'schnellvideo',
  item: aQuickVideo('uid-pro', {
    id: 'q1',
    title: 'Drei Tipps',
    thumb: 'knowledge_videos_for_customers/thumb/q.webp',
    pictureWidths: [{ path: 'knowledge_videos_for_customers/thumb/q.webp', widths: [320, 640] }],
  }),
  owner,
};
const video: PageContent = {
  kind: 'video',
  item: anExpertVideo('uid-pro', { id: 'e1', description: 'Bauen' }),
  owner,
};
const testimonial: PageContent = {
  kind: 'testimonial',
  item: aTestimonial('uid-pro', { id: 't1', customer: 'Ada', quote: 'Gut.' }),
  owner,
};

const seminar: PageContent = {
  kind: 'seminar',
  item: aSeminar('uid-karl', {
    id: 's1',
    title: 'Rente',
    trailer: 't.mp4',
    description: 'Was </script> bleibt',
    duration: 90,
    online: false,
  }),
  owner: anAdvisor({ id: 'uid-karl', firstName: 'Karl', lastName: 'Kollege' }),
};

const sessions: EventSession[] = [
  {
    time: new Date('2026-12-24T17:00:00Z'),
    location: 'Hamburg',
    maxParticipants: 20,
    registrationCount: 13,
    waitingCount: 0,
    heldSeats: 0,
  },
  {
    time: new Date('2027-01-24T17:00:00Z'),
    location: 'Hamburg',
    maxParticipants: 20,
    registrationCount: 20,
    waitingCount: 0,
    heldSeats: 0,
  },
];

const SHELL = '<head><!-- preview --><title>WBD</title><!-- /preview --></head>';

const withCard = (shown: PublicPage, { id }: { id: string }) =>
  Promise.resolve(id === 's99' ? { ...shown, seminars: [...shown.seminars, further] } : shown);

function ports(changes: Partial<ServePagePorts> = {}) {
  const reads = vi.fn();
  return {
    reads,
    shell: () => Promise.resolve(SHELL),
    firstViews: () => Promise.resolve(null),
    origin: () => 'https://wbd.example',
    fileUrl: (path: string) => `https://files.example/${path}`,
    now: () => new Date('2026-11-01T12:00:00Z'),
    previews: {
      page: (code: string) => {
        reads(`publicPages/${code}`);
        return Promise.resolve(code === 'pro' ? page : null);
      },
      withCard,
      advisor: (uid: string) => Promise.resolve(uid === owner.id ? owner : null),
      content: ({ kind, id }: { kind: string; id: string }) => {
        reads(`${kind} ${id} and its owner`);
        const known = [seminar, video, testimonial, quickVideo];
        const found = known.find((one) => one.kind === kind && one.item.id === id);
        return Promise.resolve(found ?? null);
      },
      isTaken: (advisor: string, id: string) => {
        reads(`whether ${advisor} took ${id}`);
        return Promise.resolve(advisor === 'uid-taker');
      },
      sessions: (id: string) => {
        reads(`sessions of ${id}`);
        return Promise.resolve(id === 's1' ? sessions : []);
      },
    },
    ...changes,
  };
}

const tag = (name: string, html: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

async function htmlOf(some: ServePagePorts, pathname: string): Promise<string> {
  const served = await servePage(some, pathname);
  if (!served.found || !served.said) throw new Error(`${pathname} has no preview`);
  return served.html;
}

test.each([
  ['/pro', 'Petra Prüfstein', 'Gemeinsam weiter', 'hero/thumb/petra.webp/640.webp'],
  [
    '/pro/shared/testimonial/t1',
    'Empfehlung von Ada',
    'Gut.',
    'testimonials/thumb/a.webp/500.webp',
  ],
  ['/pro/shared/seminar/s1', 'Rente', 'Karl Kollege', 'hero/thumb/petra.webp/640.webp'],
  [
    '/pro/shared/seminar/s99',
    'Erst auf „Mehr anzeigen“',
    'Karl Kollege',
    'hero/thumb/petra.webp/640.webp',
  ],
  ['/pro/seminar-teaser/s1', 'Rente', 'Karl Kollege', 'hero/thumb/petra.webp/640.webp'],
  ['/pro/seminar/s1', 'Rente', 'Karl Kollege', 'hero/thumb/petra.webp/640.webp'],
  ['/pro/video/e1', 'Eva Expertin', 'Bauen', 'expert_videos/thumb/e.webp/640.webp'],
  [
    '/action/uid-pro/seminar/s1',
    'Anmeldung: Rente',
    'Karl Kollege',
    'hero/thumb/petra.webp/640.webp',
  ],
  ['/action/pro/seminar/s1', 'Anmeldung: Rente', 'Karl Kollege', 'hero/thumb/petra.webp/640.webp'],
  [
    '/action/uid-x/appointment/uid-pro/c1',
    'Termin mit Petra Prüfstein',
    'Petra',
    'hero/thumb/petra.webp/640.webp',
  ],
  ['/pro/shared/video/e1', 'Eva Expertin', 'Bauen', 'expert_videos/thumb/e.webp/640.webp'],
  ['/pro/video-teaser/e1', 'Eva Expertin', 'Bauen', 'expert_videos/thumb/e.webp/640.webp'],
  [
    '/pro/shared/schnellvideo/q1',
    'Drei Tipps',
    'Petra',
    'knowledge_videos_for_customers/thumb/q.webp/640.webp',
  ],
  [
    '/pro/shared/testimonial/gone',
    'Petra Prüfstein',
    'Gemeinsam weiter',
    'hero/thumb/petra.webp/640.webp',
  ],
])('%s shows title, text and picture', async (pathname, title, text, picture) => {
  const html = await htmlOf(ports(), pathname);
  expect(tag('og:title', html)).toBe(title);
  expect(tag('og:description', html)).toContain(text);
  expect(tag('og:image', html)).toBe(`https://files.example/${picture}`);
  expect(tag('og:url', html)).toBe(`https://wbd.example${pathname}`);
});

test('PUB-18 without a small size a link shows the next picture of the page, and at last that of the site', async () => {
  const imageOf = async (page: PublicPage) => {
    const previews = { ...ports().previews, page: () => Promise.resolve(page) };
    return tag('og:image', await htmlOf({ ...ports(), previews }, '/pro/video/e1'));
  };
  const experts = page.experts.map(({ thumbWidths: _none, ...expert }) => expert);
  expect(await imageOf({ ...page, experts })).toBe(
    'https://files.example/hero/thumb/petra.webp/640.webp',
  );
  const bare = { ...page, experts, introThumbWidths: [], logo: 'hero/logo/p.png' };
  expect(await imageOf({ ...bare, logoWidths: [200] })).toBe(
    'https://files.example/hero/logo/p.png/200.webp',
  );
  expect(await imageOf(bare)).toBe('https://wbd.example/assets/share-picture.png');
});

test('a page costs one read, and its content the reads that the browser would make', async () => {
  const one = ports();
  await servePage(one, '/PRO');
  expect(one.reads.mock.calls).toEqual([['publicPages/pro']]);
  const gone = ports();
  await servePage(gone, '/pro/seminar/gone');
  expect(gone.reads.mock.calls).toEqual([['publicPages/pro']]);
  const seminar = ports();
  await servePage(seminar, '/pro/seminar/s1');
  expect(seminar.reads.mock.calls).toEqual([
    ['publicPages/pro'],
    ['seminar s1 and its owner'],
    ['sessions of s1'],
  ]);
  const quick = ports();
  await servePage(quick, '/pro/shared/schnellvideo/q1');
  expect(quick.reads).toHaveBeenCalledTimes(2);
});

test('PROF-02 a link under a code that was given up names the present one', async () => {
  const previews = { ...ports().previews, page: () => Promise.resolve(page) };
  const html = await htmlOf(ports({ previews }), '/alt/shared/seminar/s1');
  expect(tag('og:url', html)).toBe('https://wbd.example/pro/shared/seminar/s1');
  expect(html).toContain('<link rel="canonical" href="https://wbd.example/pro/shared/seminar/s1"');
});

test.each([
  { uid: 'uid-taker', network: true, hidden: false, title: 'Drei Tipps' },
  { uid: 'uid-other', network: true, hidden: false, title: 'Petra Prüfstein' },
  { uid: 'uid-taker', network: false, hidden: false, title: 'Petra Prüfstein' },
  { uid: 'uid-taker', network: true, hidden: true, title: 'Petra Prüfstein' },
])(
  "KNOW-04 a colleague's quick video speaks in $uid's name: $network and $hidden make it “$title”",
  async ({ uid, network, hidden, title }) => {
    const content = () =>
      Promise.resolve({ ...quickVideo, item: { ...quickVideo.item, network, hidden } });
    const own = { ...page, uid };
    const previews = { ...ports().previews, page: () => Promise.resolve(own), content };
    const html = await htmlOf(ports({ previews }), '/pro/shared/schnellvideo/q1');
    expect(tag('og:title', html)).toBe(title);
  },
);

test.each([
  '/unknown',
  '/unknown/shared/seminar/s1',
  '/pro/shared/other/s1',
  '/pro/other/s1',
  '/action/nobody/seminar/s1',
  '/action/pro/other/s1',
  '/partner/stranger',
  '/legal/other',
  '/pro/shared/seminar/%E0%A4%A',
  '/a%2Fb/shared/seminar/s1',
  '/../shared/seminar/s1',
  '/__x__/shared/seminar/s1',
  '/pro/shared/seminar/s1/more',
])('%s is served as the plain page, which nothing may list', async (pathname) => {
  const answer = await servePage(ports(), pathname);
  expect(answer).toMatchObject({ found: true, said: false });
  const html = answer.found ? answer.html : '';
  expect(html).toContain('<title>WBD</title>');
  expect(tag('robots', html)).toBe('noindex');
  expect(html).not.toContain('canonical');
});

test.each([
  ['/pro', true],
  ['/pro/seminar/s1', true],
  ['/pro/shared/testimonial/t1', true],
  ['/partner/scout', true],
  ['/legal/agb', true],
  // for one person, or of something that is gone
  ['/pro/shared/schnellvideo/q1', false],
  ['/pro/shared/testimonial/gone', false],
  ['/action/uid-pro/seminar/s1', false],
  ['/auth/new-password', false],
])('search engines may list %s: %s', async (pathname, isListed) => {
  expect(tag('robots', await htmlOf(ports(), pathname))).toMatch(isListed ? /^index/ : /^noindex$/);
});

test('an advisor without a page of their own is not listed', async () => {
  const previews = {
    ...ports().previews,
    page: () => Promise.resolve({ ...page, hasOwnPage: false }),
  };
  expect(tag('robots', await htmlOf(ports({ previews }), '/pro'))).toBe('noindex');
});

test.each([
  ['/partner', 'Partner werden', 'https://wbd.example/partner'],
  ['/partner/advisor/', 'Berater', 'https://wbd.example/partner/advisor'],
  ['/partner/pricing/advisor/lite', 'Pakete und Preise', 'https://wbd.example/partner/pricing'],
  ['/legal/datenschutz', 'Datenschutz', 'https://wbd.example/legal/datenschutz'],
  ['/legal/barrierefreiheit', 'Barrierefreiheit', 'https://wbd.example/legal/barrierefreiheit'],
  ['/auth', 'Anmelden', 'https://wbd.example/auth'],
])("%s has the site's own words and costs no read", async (pathname, title, address) => {
  const own = ports();
  const html = await htmlOf(own, pathname);
  expect(html).toContain(`<title>${title} · WBD</title>`);
  expect(html).toContain(`<link rel="canonical" href="${address}" />`);
  expect(tag('og:image', html)).toBe('https://wbd.example/assets/share-picture.png');
  expect(own.reads).not.toHaveBeenCalled();
});

const wholePage = () =>
  Promise.resolve('<head><!-- preview --><!-- /preview --></head><body></body>');

test("PUB-09 the start has the site's own words, and the default page as data for one read", async () => {
  const start = { ...page, id: 'wbd', code: 'wbd' };
  const previews = { ...ports().previews, page: vi.fn(() => Promise.resolve(start)) };
  const html = await htmlOf(ports({ previews, shell: wholePage }), '/');
  expect(html).toContain('<title>WBD</title>');
  expect(tag('og:title', html)).toBe('WBD');
  expect(html).toContain('<link rel="canonical" href="https://wbd.example/" />');
  expect(tag('robots', html)).toMatch(/^index/);
  expect(html).toContain(`"code":"wbd"`);
  expect(previews.page.mock.calls).toEqual([['wbd']]);
});

test('the start of an empty database is the page without data', async () => {
  const previews = { ...ports().previews, page: () => Promise.resolve(null) };
  const html = await htmlOf(ports({ previews, shell: wholePage }), '/');
  expect(tag('robots', html)).toMatch(/^index/);
  expect(html).not.toContain(PAGE_DATA_ELEMENT);
});

test('the default page has the address with which the portal begins', async () => {
  const previews = {
    ...ports().previews,
    page: () => Promise.resolve({ ...page, id: 'wbd', code: 'wbd' }),
  };
  expect(tag('og:url', await htmlOf(ports({ previews }), '/wbd'))).toBe('https://wbd.example/');
});

test('a seminar tells its dates to search engines, with what is left of the seats', async () => {
  const html = await htmlOf(ports(), '/pro/seminar/s1');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const events = blocks.map(([, json = '']): unknown => JSON.parse(json));
  expect(events).toMatchObject([
    {
      '@type': 'Event',
      name: 'Rente',
      description: 'Was </script> bleibt',
      startDate: '2026-12-24T17:00:00.000Z',
      endDate: '2026-12-24T18:30:00.000Z',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Hamburg' },
      organizer: { name: 'Karl Kollege' },
      remainingAttendeeCapacity: 7,
      offers: {
        url: 'https://wbd.example/action/uid-pro/seminar/s1',
        availability: 'https://schema.org/InStock',
      },
    },
    { offers: { availability: 'https://schema.org/SoldOut' } },
  ]);
  expect(await htmlOf(ports(), '/pro/video/e1')).not.toContain('ld+json');
});

test('a code may have umlauts', async () => {
  const own = ports();
  await servePage(own, '/J%C3%B6rgWei%C3%9F');
  expect(own.reads.mock.calls).toEqual([['publicPages/jörgweiß']]);
});

/** The page as it is when nothing could be read for it. */
function expectPlain(answer: ServedPage): void {
  expect(answer).toMatchObject({ found: true, said: false });
  const html = answer.found ? answer.html : '';
  expect(html).toContain('<title>WBD</title>');
  // a page that was only unreachable must stay in search indexes
  expect(tag('robots', html)).toBeUndefined();
  expect(html).not.toContain('canonical');
}

test('the plain page is served when the database fails', async () => {
  const previews = {
    ...ports().previews,
    page: () => Promise.reject(new Error('unavailable')),
  };
  expectPlain(await servePage(ports({ previews }), '/pro/shared/seminar/s1'));
});

test('the plain page is served when the database does not answer', async () => {
  vi.useFakeTimers();
  try {
    const page = () => new Promise<never>(() => undefined);
    const answer = servePage(ports({ previews: { ...ports().previews, page } }), '/pro');
    await vi.advanceTimersByTimeAsync(3_000);
    expectPlain(await answer);
  } finally {
    vi.useRealTimers();
  }
});

test('a path that looks like a file and is not a code answers 404', async () => {
  expect(await servePage(ports(), '/main.0123456789.js')).toEqual({ found: false });
  expect(await servePage(ports(), '/nobody.')).toMatchObject({ found: true, status: 404 });
});

test('a code may hold a dot', async () => {
  const previews = { ...ports().previews, page: () => Promise.resolve(page) };
  expect(await servePage(ports({ previews }), '/dr.petra')).toMatchObject({ said: true });
});

const PLACES = '<head><!-- preview --><!-- /preview --><!-- first view: styles --></head>';
const placedPage = () => Promise.resolve(`${PLACES}<body><!-- first view --></body>`);
/** Where the live version has these templates, by the name of their page. */
function portsWith(pages: FirstViewFile['pages']) {
  const file: FirstViewFile = { format: FIRST_VIEW_FORMAT, rules: {}, sections: {}, pages };
  const live: LiveFirstView = { address: '/remotes/public/1/first-view.aa.json', file };
  return ports({ shell: placedPage, firstViews: () => Promise.resolve(live) });
}

const value = (...at: string[]) => ({ value: { at }, encoded: false });
/** A heading with a value of the data. */
const headingOf = (...at: string[]): Template => ['<h1>', value(...at), '</h1>'];
const heading = { [ADVISOR_PAGE]: headingOf('page', 'heroText') };

/** What came along as data of what the address leads to. */
function contentOf(html: string) {
  const [, data = ''] =
    new RegExp(`<script id="${PAGE_CONTENT_ELEMENT}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
  return servedContentSchema.parse(JSON.parse(data));
}

test("PUB-03 an advisor's page comes with its first view, an address without a template does not", async () => {
  const some = portsWith(heading);
  expect(await htmlOf(some, '/pro')).toContain('<h1>Gemeinsam weiter</h1>');
  expect(await htmlOf(some, '/PRO/')).toContain('<h1>');
  for (const other of ['/pro/seminar/s1', '/action/pro/seminar/s1', '/legal/agb']) {
    expect(await htmlOf(some, other)).not.toContain('<h1>');
  }
});

test('PUB-12 PUB-13 a seminar comes with its first view and its data', async () => {
  const views = Object.fromEntries(
    [true, false].map((teaser) => [
      contentPage('seminar', teaser),
      [teaser ? 'Trailer' : 'Video', ...headingOf('item', 'title')],
    ]),
  );
  const some = portsWith(views);
  const whole = await htmlOf(some, '/pro/seminar/s1');
  expect(whole).toContain('Video<h1>Rente</h1>');
  expect(contentOf(whole)).toEqual({
    readAt: ports().now().getTime(),
    content: seminar,
  });
  for (const teaser of ['/pro/seminar-teaser/s1', '/pro/shared/seminar/s1']) {
    expect(await htmlOf(some, teaser)).toContain('Trailer<h1>Rente</h1>');
  }
  expect(await htmlOf(some, '/pro/seminar/gone')).not.toContain('<h1>');
});

test.each<[string, PageContent, string, string]>([
  ['PUB-13', video, '/pro/video/e1', 'description'],
  ['PUB-14', testimonial, '/pro/shared/testimonial/t1', 'quote'],
  ['PUB-15', quickVideo, '/pro/shared/schnellvideo/q1', 'title'],
])('%s %j has a first view and its data', async (_row, content, pathname, name) => {
  const owned = ['<a href="/', value('owner', 'code'), '">', value('owner', 'id'), '</a>'];
  const some = portsWith({
    [contentPage(content.kind, false)]: [...headingOf('item', name), ...owned],
  });
  const whole = await htmlOf(some, pathname);
  const said = { description: 'Bauen', quote: 'Gut.', title: 'Drei Tipps' };
  expect(whole).toContain(`<h1>${Object.entries(said).find(([key]) => key === name)?.[1]}</h1>`);
  expect(whole).toContain('<a href="/pro">uid-pro</a>');
  expect(whole).toContain(PAGE_CONTENT_ELEMENT);
});

test('APPT-01 an appointment comes with its first view and its advisor, unless it is another page for some', async () => {
  const some = portsWith({
    [APPOINTMENT_PAGE]: [...headingOf('owner', 'lastName'), value('params', 'via')],
  });
  const whole = await htmlOf(some, '/action/uid-x/appointment/uid-pro');
  expect(whole).toContain(`<h1>${owner.lastName}</h1>uid-x`);
  expect(contentOf(whole).content).toEqual({
    kind: 'appointment',
    owner,
  });
  for (const other of [
    'uid-x/appointment/uid-pro/c1',
    'uid-x/appointment/pro',
    '%C3%A4/appointment/uid-pro',
  ]) {
    expect(await htmlOf(some, `/action/${other}`)).not.toContain('<h1>');
  }
  const advisor = () => Promise.resolve({ ...owner, bookingslink: null });
  const without = { ...some, previews: { ...some.previews, advisor } };
  expect(await htmlOf(without, '/action/uid-x/appointment/uid-pro')).not.toContain('<h1>');
});

test('ROUTE-06 PARTNER-01 a page that is the same for everyone comes with the first view of its address', async () => {
  const some = portsWith({ '/legal/agb': ['<h1>AGB</h1>'] });
  expect(await htmlOf(some, '/legal/agb/')).toContain('<h1>AGB</h1>');
  expect(await htmlOf(some, '/legal/impressum')).not.toContain('<h1>');
});

test('PROF-02 an address from which the browser goes on has no first view', async () => {
  const previews = { ...ports().previews, page: () => Promise.resolve(page) };
  const some = { ...portsWith(heading), previews };
  expect(await htmlOf(some, '/alt')).not.toContain('<h1>');
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['has none', () => Promise.resolve(null)],
])('the page without it is served when the source of the first view %s', async (_how, source) => {
  vi.useFakeTimers();
  try {
    const some = ports({ shell: placedPage, firstViews: source });
    const html = htmlOf(some, '/pro');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await html).toContain(PAGE_DATA_ELEMENT);
    expect(await html).toContain('<title>Petra Prüfstein · WBD</title>');
    expect(await html).toContain('<body><!-- first view -->');
  } finally {
    vi.useRealTimers();
  }
});
