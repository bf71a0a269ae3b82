/** Rendered by the module's build, in Node: writes the first view of its pages to the standard output. */
import { advisorKeys } from '@wbd/data/advisors';
import { expertVideoKeys } from '@wbd/data/expert-videos';
import { quickVideoKeys } from '@wbd/data/quick-videos';
import { seminarKeys } from '@wbd/data/seminars';
import { testimonialKeys } from '@wbd/data/testimonials';
import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import {
  FIRST_VIEW_FORMAT,
  pageShape,
  testimonialsOf,
  type FirstViewFile,
  type FirstViewPart,
  type PublicPage,
} from '@wbd/domain/pages';
import type { QueryKey } from '@wbd/query';
import type { RouteObject } from '@wbd/router';
import { publicPageKeys } from '@wbd/data/keys';
import { setImmediate } from 'node:timers/promises';
import module from '../routes.tsx';
import { preparePage, type RenderedPage } from './render-page.tsx';
import { bare, sampleAppointments, sampleContents, samplePages } from './samples.ts';
import { sitePaths } from './site-paths.ts';
import { toTemplate, type Sample } from './to-template.ts';

const routes = Object.entries(module.areas).map(([path, children]): RouteObject =>
  path === '/' ? { children } : { path, children },
);
const asPage = (page: PublicPage): [QueryKey, object] => [publicPageKeys.byCode(page.code), page];
const prepareAdvisorPage = (page: PublicPage) =>
  preparePage(routes, page.code === DEFAULT_ADVISOR_CODE ? '/' : `/${page.code}`, [asPage(page)]);

// testimonials have a script of their own: a rendering asks for it, and later ones have it
const renderEarly = await prepareAdvisorPage({ ...bare, testimonials: testimonialsOf(1) });
renderEarly();
await setImmediate();

const advisorPages = samplePages().map(async (page) => ({
  name: pageShape(page),
  sample: { page },
  render: await prepareAdvisorPage(page),
}));
const keysOf = {
  seminar: seminarKeys,
  video: expertVideoKeys,
  testimonial: testimonialKeys,
  schnellvideo: quickVideoKeys,
};
const contentPages = sampleContents().map(async ({ shape, path, page, content }) => ({
  name: shape,
  sample: { online: content.kind === 'seminar' && content.item.online },
  render: await preparePage(routes, path, [
    asPage(page),
    [keysOf[content.kind].byId(content.item.id), content.item],
    [advisorKeys.byUid(content.owner.id), content.owner],
  ]),
}));
const appointmentPages = sampleAppointments().map(async ({ shape, path, owner }) => ({
  name: shape,
  sample: {},
  render: await preparePage(routes, path, [[advisorKeys.byLink(owner.id), owner]]),
}));
const sitePages = sitePaths().map(async (path) => ({
  name: path,
  sample: {},
  render: await preparePage(routes, path, []),
}));
interface Prepared {
  name: string;
  sample: Sample;
  render: () => RenderedPage;
}

const prepared: Prepared[] = await Promise.all([
  ...advisorPages,
  ...contentPages,
  ...appointmentPages,
  ...sitePages,
]);
const rendered = prepared.map(({ name, sample, render }) => {
  const page = render();
  return { name, rules: page.rules, template: toTemplate(page, sample) };
});
const parts = new Map<string, FirstViewPart>();
for (const [name, part] of rendered.flatMap(({ template }) => Object.entries(template.parts))) {
  const known = parts.get(name);
  // a page would be given what another one shows, such as its code in links
  if (known && known.html !== part.html) throw new Error(`There are two parts ${name}`);
  parts.set(name, part);
}
const file: FirstViewFile = {
  format: FIRST_VIEW_FORMAT,
  rules: Object.fromEntries(rendered.flatMap(({ rules }) => Object.entries(rules))),
  parts: Object.fromEntries(parts),
  views: Object.fromEntries(rendered.map(({ name, template }) => [name, template.view])),
};
process.stdout.write(JSON.stringify(file));
