import { fillFirstView, OPERATIONS } from '@wbd/domain/first-view';
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

/** Repeats a failure. */
const SEED = Number(process.env['WBD_FUZZ_SEED'] ?? Date.now() % 1_000_000);
const some = <Value>(values: fc.Arbitrary<Value>, count: number) =>
  fc.sample(values, { seed: SEED, numRuns: count });

const pages = some(randomPage, 40).map((page): Sample => ({
  subject: advisorSubject(page),
  data: { page },
}));
const contents = some(fc.tuple(randomPage, randomContent), 50).flatMap(([page, content]) => {
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

test('PUB-02 PUB-03 PUB-05 PUB-11 PUB-12 PUB-13 PUB-14 PUB-15 APPT-01 filled templates are what React renders of the same data', async () => {
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
    const about = `${name}, WBD_FUZZ_SEED=${SEED}: ${JSON.stringify(data)}`;
    expect(filled?.html, about).toBe(servedHtml(html));
    const hints = (head = '') => new Set(head.match(RESOURCE_HINT));
    expect(hints(filled?.head), about).toEqual(hints(html));
    const used = Object.entries(rules).filter(([rule]) => html.includes(`css-${rule}`));
    expect(filled?.rules, about).toMatchObject(Object.fromEntries(used));
  }
});
