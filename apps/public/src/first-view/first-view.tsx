/** Rendered by the module's build, in Node: writes the first view of its pages to the standard output. */
import { advisorKeys } from '@wbd/data/advisors';
import { publicPageKeys } from '@wbd/data/public-pages';
import { expertVideoKeys } from '@wbd/data/expert-videos';
import { quickVideoKeys } from '@wbd/data/quick-videos';
import { seminarKeys } from '@wbd/data/seminars';
import { testimonialKeys } from '@wbd/data/testimonials';
import {
  DEFAULT_ADVISOR_CODE,
  FIRST_VIEW_FORMAT,
  type FirstViewFile,
  type PublicPage,
} from '@wbd/domain';
import type { QueryKey } from '@wbd/query';
import type { RouteObject } from '@wbd/router';
import module from '../routes.tsx';
import { preparePage } from './render-page.tsx';
import { samplePages } from './sample-pages.ts';
import { sampleAppointments, sampleContents } from './sample-content.ts';
import { sitePaths } from './site-paths.ts';
import { toTemplate } from './to-template.ts';

const routes = Object.entries(module.areas).map(([path, children]): RouteObject =>
  path === '/' ? { children } : { path, children },
);
const asPage = (page: PublicPage): [QueryKey, object] => [publicPageKeys.byCode(page.code), page];
const advisorPages = [...samplePages()].map(async ([shape, page]) => {
  const path = page.code === DEFAULT_ADVISOR_CODE ? '/' : `/${page.code}`;
  return { name: shape, render: await preparePage(routes, path, [asPage(page)]) };
});
const keysOf = {
  seminar: seminarKeys,
  video: expertVideoKeys,
  testimonial: testimonialKeys,
  schnellvideo: quickVideoKeys,
};
const contentPages = sampleContents().map(async ({ shape, path, page, content }) => ({
  name: shape,
  render: await preparePage(routes, path, [
    asPage(page),
    [keysOf[content.kind].byId(content.item.id), content.item],
    [advisorKeys.byUid(content.owner.id), content.owner],
  ]),
}));
const appointmentPages = sampleAppointments().map(async ({ shape, path, owner }) => ({
  name: shape,
  render: await preparePage(routes, path, [[advisorKeys.byLink(owner.id), owner]]),
}));
const sitePages = sitePaths().map(async (path) => ({
  name: path,
  render: await preparePage(routes, path, []),
}));
const prepared = await Promise.all([
  ...advisorPages,
  ...contentPages,
  ...appointmentPages,
  ...sitePages,
]);
const rendered = prepared.map(({ name, render }) => ({ name, page: render() }));
const file: FirstViewFile = {
  format: FIRST_VIEW_FORMAT,
  rules: Object.fromEntries(rendered.flatMap(({ page }) => Object.entries(page.rules))),
  views: Object.fromEntries(rendered.map(({ name, page }) => [name, toTemplate(page)])),
};
process.stdout.write(JSON.stringify(file));
