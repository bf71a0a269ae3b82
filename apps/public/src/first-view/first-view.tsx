/** Rendered by the module's build, in Node: writes the first view of its pages to the standard output. */
import { DEFAULT_ADVISOR_CODE, FIRST_VIEW_FORMAT, type FirstViewFile } from '@wbd/domain';
import type { RouteObject } from '@wbd/router';
import module from '../routes.tsx';
import { preparePage } from './render-page.tsx';
import { samplePages } from './sample-pages.ts';
import { sitePaths } from './site-paths.ts';
import { toTemplate } from './to-template.ts';

const routes = Object.entries(module.areas).map(([path, children]): RouteObject =>
  path === '/' ? { children } : { path, children },
);
const advisorPages = [...samplePages()].map(async ([shape, page]) => {
  const path = page.code === DEFAULT_ADVISOR_CODE ? '/' : `/${page.code}`;
  return { name: shape, render: await preparePage(routes, path, page) };
});
const sitePages = sitePaths().map(async (path) => ({
  name: path,
  render: await preparePage(routes, path, null),
}));
const prepared = await Promise.all([...advisorPages, ...sitePages]);
const rendered = prepared.map(({ name, render }) => ({ name, page: render() }));
const file: FirstViewFile = {
  format: FIRST_VIEW_FORMAT,
  globals: Object.fromEntries(rendered.flatMap(({ page }) => Object.entries(page.globals))),
  rules: Object.fromEntries(rendered.flatMap(({ page }) => Object.entries(page.rules))),
  views: Object.fromEntries(rendered.map(({ name, page }) => [name, toTemplate(page)])),
};
process.stdout.write(JSON.stringify(file));
