import { advisorSchema } from '@wbd/domain/advisors';
import {
  expertVideoSchema,
  folderSchema,
  knowledgeVideoSchema,
  organisationSchema,
  publicConfigSchema,
  withheldContentSchema,
  quickVideoSchema,
  testimonialSchema,
} from '@wbd/domain/content';
import { customerSchema, referralSchema } from '@wbd/domain/customers';
import { arrange } from '@wbd/domain/pages';
import {
  attendanceStatistics,
  choicesIn,
  registrationSchema,
  selectionsSchema,
  seminarSchema,
  sessionSchema,
} from '@wbd/domain/seminars';
import { berlinDay, formatTime } from '@wbd/domain/time';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  DEMO_ADVISORS,
  DEMO_CUSTOMERS,
  DEMO_CUSTOMERS_OF_PRO,
  DEMO_EXPERTS,
  DEMO_FOLDERS,
  DEMO_KNOWLEDGE_VIDEOS,
  DEMO_ORG,
  DEMO_PHONE,
  DEMO_QUICK_VIDEOS,
  DEMO_REDIRECTS,
  DEMO_SEMINARS,
  DEMO_SESSIONS,
  OTHER_ORG,
} from './demo.ts';
import { demoDocuments } from './documents.ts';
import { usedFiles } from './media-files.ts';

const winter = new Date('2026-12-20T23:30:00Z');
const summer = new Date('2026-03-27T10:00:00Z');
const pro = DEMO_ADVISORS.pro.uid;

function read<Schema extends z.ZodMiniType>(
  now: Date,
  pattern: RegExp,
  schema: Schema,
): z.output<Schema>[] {
  return demoDocuments(now)
    .filter(({ path }) => pattern.test(path))
    .map(({ path, data }) => schema.parse({ ...data, id: path.split('/').at(-1) }));
}
const sessionsAt = (now: Date) => read(now, /^sessions\/[^/]+$/, sessionSchema);
const registrations = () => read(winter, /\/registrations\//, registrationSchema);
const customers = () => read(winter, /^customers\//, customerSchema);
const seminars = () => read(winter, /^seminars\//, seminarSchema);
const ofPro = <Owned extends { advisor: string }>(all: Owned[]) =>
  all.filter(({ advisor }) => advisor === pro);

function configuration() {
  const [config] = read(winter, /^config\/public$/, publicConfigSchema);
  if (!config) throw new Error('The demo data has no configuration');
  return config;
}

function withheld() {
  const [content] = read(winter, /^config\/withheld$/, withheldContentSchema);
  if (!content) throw new Error('The demo data withholds nothing');
  return content;
}

/** Every path of a file that the document names. */
function filesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z_]+\/[a-z]+\/[^/]+\.\w+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesOf) : [];
}

describe('sessions and seats', () => {
  test('the counts of the sessions are those of their registrations', () => {
    const all = registrations();
    for (const { id, registrationCount } of sessionsAt(winter)) {
      const own = all.filter(({ session }) => session === id);
      expect(own).toHaveLength(registrationCount);
      expect(new Set(own.map(({ customer }) => customer)).size).toBe(registrationCount);
    }
  });

  test('one session is full, one has exactly 7 places left', () => {
    const left = (id: string) =>
      sessionsAt(winter)
        .filter((session) => session.id === id)
        .map(({ maxParticipants, registrationCount }) => maxParticipants - registrationCount);
    expect(left(DEMO_SESSIONS.full)).toEqual([0]);
    expect(left(DEMO_SESSIONS.sevenLeft)).toEqual([7]);
  });

  test.each([winter, summer])(
    'sessions are evenings in Berlin, all but one to come (%s)',
    (now) => {
      for (const { id, time } of sessionsAt(now)) {
        expect(time > now).toBe(id !== DEMO_SESSIONS.past);
        expect(formatTime(time) >= '17:30' && formatTime(time) <= '20:00').toBe(true);
      }
      const seven = sessionsAt(now).find(({ id }) => id === DEMO_SESSIONS.sevenLeft);
      expect(seven && formatTime(seven.time)).toBe('18:00');
      expect(seven && berlinDay(seven.time) > berlinDay(now)).toBe(true);
    },
  );

  test('of the past session it is known who came; of the others it cannot be known', () => {
    const past = registrations().filter(({ session }) => session === DEMO_SESSIONS.past);
    expect(attendanceStatistics(past)).toEqual({ total: 6, attended: 5, rate: 83 });
    const others = registrations().filter(({ session }) => session !== DEMO_SESSIONS.past);
    expect(others.every(({ attended }) => attended === null)).toBe(true);
  });
});

describe('people', () => {
  test('pro has 25 customers, two of the same name and one with a login', () => {
    const own = ofPro(customers());
    expect(own).toHaveLength(DEMO_CUSTOMERS_OF_PRO);
    expect(own.filter(({ lastName }) => lastName === 'Müller')).toHaveLength(2);
    expect(own.find(({ phone }) => phone === DEMO_PHONE)?.id).toBe(DEMO_CUSTOMERS.phone);
    expect(new Set(customers().map(({ email }) => email)).size).toBe(customers().length);
    expect(new Set(customers().map(({ phone }) => phone)).size).toBe(customers().length);
  });

  test('a referral names the customer for the person who shared the link', () => {
    const invited = customers().filter(({ inviteBy }) => inviteBy !== null);
    const referrals = read(winter, /^referrals\//, referralSchema);
    expect(
      referrals.map(({ customer, referrer, advisor }) => [customer, referrer, advisor]),
    ).toEqual(invited.map(({ id, inviteBy, advisor }) => [id, inviteBy, advisor]));
    expect(referrals.every(({ referrer, customer }) => referrer !== customer)).toBe(true);
    expect(referrals.filter(({ referrer }) => referrer === pro).map(({ name }) => name)).toEqual([
      'Ida S.',
      'Zoë K.',
    ]);
    const people = [
      ...read(winter, /^advisors\/[^/]+$/, advisorSchema).map(({ id }) => id),
      ...customers().map(({ id }) => id),
    ];
    expect(referrals.every(({ referrer }) => people.includes(referrer))).toBe(true);
  });

  test('the demo accounts stand in the organisations they should, of which there are 16', () => {
    const advisors = read(winter, /^advisors\/[^/]+$/, advisorSchema);
    const of = (uid: string) => advisors.find(({ id }) => id === uid);
    const { basic, lite, kollege, fremd, admin } = DEMO_ADVISORS;
    expect(
      [basic, lite, DEMO_ADVISORS.pro, kollege, fremd, admin].map(({ uid }) => of(uid)?.lv),
    ).toEqual([0, 1, 2, 2, 2, 2]);
    expect([of(pro)?.org, of(kollege.uid)?.org, of(fremd.uid)?.org]).toEqual([
      DEMO_ORG,
      DEMO_ORG,
      OTHER_ORG,
    ]);
    expect(of(lite.uid)?.bookingslink).toBeNull();
    const organisations = read(winter, /^orgs\//, organisationSchema);
    expect(new Set(organisations.map(({ name }) => name)).size).toBe(16);
    for (const { org } of advisors) expect(organisations.map(({ id }) => id)).toContain(org);
  });
});

describe('content of pro', () => {
  test('4 testimonials or more are shown, one is hidden', () => {
    const own = ofPro(read(winter, /^testimonials\//, testimonialSchema));
    expect(own.filter(({ displayOrder }) => displayOrder !== null)).toHaveLength(4);
    expect(own.filter(({ displayOrder }) => displayOrder === null)).toHaveLength(1);
  });

  test('5 seminars are shown: with and without a trailer, one online; one more is hidden', () => {
    const [selections] = read(
      winter,
      new RegExp(`^advisors/${pro}/selections/seminars$`),
      selectionsSchema,
    );
    const [advisor] = read(winter, new RegExp(`^advisors/${pro}$`), advisorSchema);
    if (!advisor) throw new Error('pro is missing');
    const shown = arrange(ofPro(seminars()), choicesIn(selections ?? null), advisor.createdAt)
      .filter(({ item, visible }) => visible && !item.hidden)
      .map(({ item }) => item);
    expect(shown).toHaveLength(5);
    expect(shown.filter(({ trailer }) => trailer !== null)).toHaveLength(2);
    expect(shown.filter(({ online }) => online)).toHaveLength(1);
    expect(ofPro(seminars()).map(({ id }) => id)).toContain(DEMO_SEMINARS.hidden);
  });

  test('there are 4 expert videos, 6 knowledge videos in 2 folders and 3 quick videos', () => {
    expect(ofPro(read(winter, /^expertVideos\//, expertVideoSchema))).toHaveLength(4);
    const folders = read(winter, /^folders\//, folderSchema);
    const knowledge = read(winter, /^knowledgeVideos\//, knowledgeVideoSchema);
    expect(ofPro(knowledge)).toHaveLength(6);
    expect(new Set(ofPro(knowledge).map(({ folder }) => folder)).size).toBe(2);
    for (const { org, folder } of knowledge) {
      expect(folders.find(({ id }) => id === folder)?.org).toBe(org);
    }
    expect(knowledge.some(({ advisor }) => advisor === DEMO_ADVISORS.kollege.uid)).toBe(true);
    expect(ofPro(read(winter, /^quickVideos\//, quickVideoSchema))).toHaveLength(3);
  });
});

describe("the operator's configuration", () => {
  test('forwards nine old seminars to seminars that everyone sees', () => {
    const { seminarRedirects } = configuration();
    const { hiddenSeminars } = withheld();
    expect(Object.keys(seminarRedirects)).toHaveLength(9);
    expect(seminarRedirects).toEqual(DEMO_REDIRECTS);
    const ids = seminars().map(({ id }) => id);
    for (const [old, current] of Object.entries(seminarRedirects)) {
      expect(ids).not.toContain(old);
      expect(ids).toContain(current);
      expect(hiddenSeminars).not.toContain(current);
    }
  });

  test('what tests name is there', () => {
    const ids = new Set(demoDocuments(winter).map(({ path }) => path.split('/').at(-1)));
    const named = [
      DEMO_SEMINARS,
      DEMO_SESSIONS,
      DEMO_EXPERTS,
      DEMO_FOLDERS,
      DEMO_KNOWLEDGE_VIDEOS,
      DEMO_QUICK_VIDEOS,
    ].flatMap((group): string[] => Object.values(group));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('names content and people that exist', () => {
    const { hiddenSeminars, hiddenExperts, excludedSeminars } = withheld();
    const ids = seminars().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...hiddenSeminars, ...excludedSeminars]));
    expect([hiddenSeminars.length, excludedSeminars.length]).toEqual([1, 1]);
    expect(hiddenExperts).toEqual([DEMO_EXPERTS.hidden]);
    const experts = read(winter, /^expertVideos\//, expertVideoSchema);
    expect(experts.map(({ id }) => id)).toContain(DEMO_EXPERTS.hidden);
    expect(configuration().specialAdvisor).toBe(DEMO_ADVISORS.admin.uid);
  });

  test('ROUTE-13 what is withheld is marked, as the server would mark it', () => {
    const { hiddenSeminars, hiddenExperts, excludedSeminars } = withheld();
    const marked = <Item extends { id: string }>(items: Item[], is: (item: Item) => boolean) =>
      items.filter(is).map(({ id }) => id);
    expect(marked(seminars(), ({ hidden }) => hidden)).toEqual(hiddenSeminars);
    expect(marked(seminars(), ({ excluded }) => excluded)).toEqual(excludedSeminars);
    const experts = read(winter, /^expertVideos\//, expertVideoSchema);
    expect(marked(experts, ({ hidden }) => hidden)).toEqual(hiddenExperts);
    for (const { seminar, hidden } of sessionsAt(winter)) {
      expect(hidden).toBe(hiddenSeminars.includes(seminar));
    }
  });
});

describe('files', () => {
  test('every file that a document names is there and belongs to the advisor of the document', () => {
    const documents = demoDocuments(winter);
    const files = new Map(usedFiles().map((file) => [file.path, file]));
    const owners = Object.values(DEMO_ADVISORS).map(({ uid }): string => uid);
    expect(files.size).toBeGreaterThan(60);
    const named = documents.flatMap(({ path, data }) =>
      filesOf(data).map((file) => {
        const advisor: unknown = path === 'config/public' ? DEMO_ADVISORS.wbd.uid : data['advisor'];
        return { file, owner: typeof advisor === 'string' ? advisor : path.split('/')[1] };
      }),
    );
    for (const { file, owner } of named) expect(files.get(file)?.owner).toBe(owner);
    expect(new Set(named.map(({ file }) => file))).toEqual(new Set(files.keys()));
    expect(named.every(({ owner }) => owner !== undefined && owners.includes(owner))).toBe(true);
  });

  test.each(['pro', 'kollege'] as const)('no two cards of %s show the same drawing', (name) => {
    const { uid } = DEMO_ADVISORS[name];
    const shown = demoDocuments(winter).flatMap(({ path, data }) => {
      const isCard =
        /^(testimonials|seminars|expertVideos)\//.test(path) && data['advisor'] === uid;
      const thumb: unknown = data[path === `advisors/${uid}` ? 'introThumb' : 'thumb'];
      return (isCard || path === `advisors/${uid}`) && typeof thumb === 'string' ? [thumb] : [];
    });
    const files = new Map(usedFiles().map((file) => [file.path, file.content.toString('base64')]));
    // the intro and at least four cards
    expect(shown.length).toBeGreaterThan(4);
    expect(new Set(shown.map((path) => files.get(path))).size).toBe(shown.length);
  });
});
