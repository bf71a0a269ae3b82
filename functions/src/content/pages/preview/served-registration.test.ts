import {
  emptyPageOf,
  FIRST_VIEW_FORMAT,
  hole,
  PAGE_CONTENT_ELEMENT,
  registrationShape,
  servedContentSchema,
  sessionChoiceShape,
  type PageContent,
} from '@wbd/domain/pages';
import type { Session } from '@wbd/domain/seminars';
import { anAdvisor, aSeminar, aSession } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import type { LiveFirstView } from '../first-view/first-view-files.ts';
import type { ServePagePorts } from './page-head.ts';
import { servePage } from './serve-page.service.ts';

const SHELL =
  '<head><!-- preview --><!-- /preview --><!-- first view: styles --></head><body><!-- first view --></body>';
const NOW = new Date('2026-11-01T12:00:00Z');

const advisor = anAdvisor({ id: 'uid-pro', code: 'pro', firstName: 'Petra', lastName: 'Pro' });
const page = emptyPageOf(advisor);
const owner = anAdvisor({ id: 'uid-karl', firstName: 'Karl', lastName: 'Kollege' });
const seminar = aSeminar(owner.id, {
  id: 's1',
  title: '<b>Rente</b>',
  description: 'Wie viel?',
  duration: 90,
});
const content: PageContent = { kind: 'seminar', item: seminar, owner };

const at = (time: string, maxParticipants: number, registrationCount = 0) =>
  aSession(seminar, {
    id: `ses-${maxParticipants}`,
    time: new Date(time),
    location: `Raum ${maxParticipants}`,
    maxParticipants,
    registrationCount,
  });
const many = at('2026-12-24T17:00:00Z', 20);
const few = at('2026-12-31T17:00:00Z', 3);
const full = at('2027-01-24T17:00:00Z', 8, 8);

/** Where the live version has templates for these sessions. */
function portsWith(sessions: Session[], found: PageContent | null = content): ServePagePorts {
  const part = (html: string) => ({ html, rules: [] });
  const option = (note: string) =>
    part(`<option value="${hole('session')}">${hole('time')} ${hole('location')}${note}</option>`);
  const html = `<h1>${hole('title')}</h1><p>bei ${hole('ownerfirstname')}</p><a href="/${hole('code')}">${hole('firstname')}</a>${hole('choice')}`;
  const shape = registrationShape(advisor, seminar, sessions);
  const emphasis = { open: '', close: '' };
  const file: LiveFirstView['file'] = {
    format: FIRST_VIEW_FORMAT,
    rules: {},
    views: { [shape]: { head: '', html, rules: [], emphasis } },
    parts: {
      [sessionChoiceShape(sessions)]: part(`<select>${hole('options')}</select>`),
      'only session many': part(`<p>${hole('time')} in ${hole('location')}</p>`),
      'session many': option(''),
      'session 3': option(', noch 3'),
      'session full': option(', voll'),
    },
  };
  return {
    shell: () => Promise.resolve(SHELL),
    firstViews: () => Promise.resolve({ address: '/remotes/public/1/first-view.aa.json', file }),
    previews: {
      page: (code) => Promise.resolve(code === 'pro' ? page : null),
      withCard: (shown) => Promise.resolve(shown),
      advisor: (uid) => Promise.resolve(uid === advisor.id ? advisor : null),
      content: ({ id }) => Promise.resolve(id === seminar.id ? found : null),
      sessions: () => Promise.resolve(sessions),
    },
    fileUrl: (path) => path,
    origin: () => 'https://wbd.example',
    now: () => NOW,
  };
}

async function htmlOf(ports: ServePagePorts, path: string): Promise<string> {
  const answer = await servePage(ports, path);
  return answer.found ? answer.html : '';
}

test('REG-01 a registration comes with the seminar, who gives it and each session, as text', async () => {
  const sessions = [many, few, full];
  const html = await htmlOf(portsWith(sessions), '/action/uid-pro/seminar/s1');
  expect(html).toContain(
    '<h1>&lt;b&gt;Rente&lt;/b&gt;</h1><p>bei Karl</p><a href="/pro">Petra</a>',
  );
  expect(html).toContain(
    [
      '<select><option value="ses-20">Do., 24. Dez. 2026, 18:00\u00a0Uhr Raum 20</option>',
      '<option value="ses-3">Do., 31. Dez. 2026, 18:00\u00a0Uhr Raum 3, noch 3</option>',
      '<option value="ses-8">So., 24. Jan. 2027, 18:00\u00a0Uhr Raum 8, voll</option></select>',
    ].join(''),
  );
  const [, data = ''] =
    new RegExp(`<script id="${PAGE_CONTENT_ELEMENT}"[^>]*>([^<]*)</script>`).exec(html) ?? [];
  expect(servedContentSchema.parse(JSON.parse(data))).toEqual({
    readAt: NOW.getTime(),
    content: { kind: 'registration', item: seminar, owner, advisor, sessions },
  });
});

test('REG-01 the only session is chosen, and a link may name the advisor by code', async () => {
  expect(await htmlOf(portsWith([many]), '/action/pro/seminar/s1')).toContain(
    '<p>Do., 24. Dez. 2026, 18:00\u00a0Uhr in Raum 20</p>',
  );
});

test.each([
  ['without a session', portsWith([]), '/action/uid-pro/seminar/s1'],
  ['of a seminar that is gone or hidden', portsWith([many], null), '/action/uid-pro/seminar/s1'],
  ['of another seminar', portsWith([many]), '/action/uid-pro/seminar/s2'],
  ['with an address that is written in another way', portsWith([many]), '/action/pro/seminar/s1/'],
])(
  'REG-01 a registration %s has no first view: the browser explains it',
  async (_what, ports, path) => {
    const html = await htmlOf(ports, path);
    expect(html).toContain('<title>');
    expect(html).not.toContain('<h1>');
  },
);
