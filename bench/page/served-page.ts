import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Advisor } from '@wbd/domain/advisors';
import { firstViewFileSchema } from '@wbd/domain/first-view';
import type { PageContent, PublicPage, ServedContent } from '@wbd/domain/pages';
import { aSeminar } from '@wbd/domain/testing';
import { withFirstView } from '../../functions/src/content/pages/first-view/fill-first-view.ts';
import {
  shownAddress,
  shownAppointment,
  shownContent,
  shownPage,
  type Shown,
} from '../../functions/src/content/pages/first-view/shown.ts';
import { withData } from '../../functions/src/content/pages/preview/served-page.ts';
import { PAGE_FILE, readJson } from '@wbd/module/pointer';
import { liveModule } from '../../tools/ops/deploy/index.ts';

/** As long as a run at most: no visit asks for the page's data again. */
const FRESH_MS = 3_600_000;

/** Addresses of modules on the page's own origin are paths. */
const ANY_ORIGIN = 'https://127.0.0.1';

const DAY_MS = 86_400_000;
/** As full as a seminar's page gets: a film with its picture, sessions with few seats and none. */
const SEMINAR = {
  id: '1',
  title: 'Seminar 1: Vermögen aufbauen',
  description: 'Wie du mit kleinen Beträgen beginnst, und was du dafür wissen solltest.',
  video: 'seminars/video/bench.mp4',
  thumb: 'seminars/thumb/bench.jpg',
  dates: (['many', 'few', 'none'] as const).map((seats, index) => ({
    time: Date.now() + (index + 7) * DAY_MS,
    location: 'Hamburg',
    seats,
  })),
};

const readAt = Date.now() + FRESH_MS;

/** The HTML of an advisor's page as the function `page` serves it: with its data and, where it is built, with its first view. */
export function servedPage(www: string, page: PublicPage): string {
  const data = { data: { readAt, page }, content: null };
  return withView(www, withData(shellIn(www), data), shownPage(page));
}

/** The HTML of the page where an appointment with this advisor is made, served in the same way. */
export function servedAppointment(www: string, owner: Advisor): string {
  const content: ServedContent = { readAt, content: { kind: 'appointment', owner } };
  const html = withData(shellIn(www), { data: null, content });
  return withView(www, html, shownAppointment(owner, appointmentPath(owner)));
}

/** The HTML of a seminar on this advisor's page. */
export function servedSeminar(www: string, page: PublicPage, owner: Advisor): string {
  const item = aSeminar(owner.id, SEMINAR);
  const content: PageContent = { kind: 'seminar', item, owner };
  const html = withData(shellIn(www), { data: { readAt, page }, content: { readAt, content } });
  const place = { page, teaser: false, now: new Date(readAt) };
  return withView(www, html, shownContent(content, place));
}

export const seminarPath = ({ code }: PublicPage) => `/${code}/seminar/${SEMINAR.id}`;

/** The HTML of a page that is the same for everyone. */
export const servedAddress = (www: string, pathname: string) =>
  withView(www, shellIn(www), shownAddress(pathname));

export const appointmentPath = ({ id }: Pick<Advisor, 'id'>) => `/action/${id}/appointment/${id}`;

const shellIn = (www: string) => readFileSync(path.join(www, PAGE_FILE), 'utf8');

function withView(www: string, html: string, shown: Shown | null): string {
  const address = liveModule(www, 'public')?.firstView;
  if (address === undefined || shown === null) return html;
  const file = firstViewFileSchema.parse(
    readJson(path.join(www, new URL(address, ANY_ORIGIN).pathname)),
  );
  return withFirstView(html, shown, { address, file }, (picture) => `/files/${picture}`);
}
