import { fillFirstView } from '@wbd/domain/first-view';
import { OPERATIONS } from '@wbd/domain/first-view-operations';
import { pageDataSchema, servedContentSchema } from '@wbd/domain/pages';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { prepareTemplates } from './make-templates.ts';
import { randomAdvisor, randomContent, randomPage } from './random-pages.ts';
import { preparePage } from './render-page.tsx';
import { RESOURCE_HINT, servedHtml } from './served-html.ts';
import { advisorSubject, appointmentSubject, contentSubjects, type Subject } from './subjects.ts';

const { fileUrl } = vi.hoisted(() => ({ fileUrl: (path: string) => path }));
vi.mock('@wbd/firebase/storage', () => ({ fileUrl }));

interface Sample {
  subject: Subject;
  data: object;
}

const seed = String(fc.readConfigureGlobal().seed);
const some = <Value>(values: fc.Arbitrary<Value>, count: number) => fc.sample(values, count);

const pages = some(randomPage, 40).map((page): Sample => ({
  subject: advisorSubject(page),
  data: { page },
}));
const shown = some(fc.tuple(randomPage, randomContent), 50);
const contents = shown.flatMap(([page, content]) => {
  const { kind, item, owner } = content;
  const own = kind === 'schnellvideo' ? { ...page, uid: owner.id } : page;
  return contentSubjects(own, content).map((subject): Sample => ({
    subject,
    data: { page: own, item, owner },
  }));
});
const appointments = some(randomAdvisor, 5).map((one): Sample => {
  const owner = { ...one, bookingslink: 'https://a.example' };
  return {
    subject: appointmentSubject('someone', owner),
    data: { owner, params: { via: 'someone' } },
  };
});

test('PUB-02 PUB-03 PUB-05 PUB-11 PUB-12 PUB-13 PUB-14 PUB-15 APPT-01 filled templates equal the HTML that React renders from the same data', async () => {
  const samples = await Promise.all(
    [...pages, ...contents, ...appointments].map(async ({ subject, data }) => ({
      name: subject.name,
      data,
      render: await preparePage(subject),
    })),
  );
  const make = await prepareTemplates();
  const file = make();
  for (const { name, data, render } of samples) {
    const { html, rules } = render();
    const source = { data: { ...data, fileUrl, now: new Date() }, operations: OPERATIONS };
    const filled = fillFirstView(file, name, source);
    const about = `${name}, WBD_FUZZ_SEED=${seed}: ${JSON.stringify(data)}`;
    expect(filled?.html, about).toBe(servedHtml(html));
    const hints = (head = '') => new Set(head.match(RESOURCE_HINT));
    expect(hints(filled?.head), about).toEqual(hints(html));
    const used = Object.entries(rules).filter(([rule]) => html.includes(`css-${rule}`));
    expect(filled?.rules, about).toMatchObject(Object.fromEntries(used));
  }
});

test('PUB-11 PUB-12 PUB-13 PUB-14 PUB-15 the browser reads the data that comes with the HTML', () => {
  const sent = (value: object): unknown => JSON.parse(JSON.stringify(value));
  const readAt = Date.now();
  for (const [page, content] of shown) {
    const about = `WBD_FUZZ_SEED=${seed}`;
    expect(pageDataSchema.safeParse(sent({ readAt, page })).error, about).toBeUndefined();
    expect(servedContentSchema.safeParse(sent({ readAt, content })).error, about).toBeUndefined();
  }
});
