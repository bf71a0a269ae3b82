/** Rendered by the module's build, in Node: writes the first view of its pages to the standard output. */
import { DEFAULT_ADVISOR_CODE, FIRST_VIEW_FORMAT, type FirstViewFile } from '@wbd/domain';
import module from '../routes.tsx';
import { preparePage } from './render-page.tsx';
import { samplePages } from './sample-pages.ts';
import { toTemplate } from './to-template.ts';

const routes = [{ children: module.areas['/'] ?? [] }];
const prepared = await Promise.all(
  [...samplePages()].map(async ([shape, page]) => {
    const path = page.code === DEFAULT_ADVISOR_CODE ? '/' : `/${page.code}`;
    return { shape, render: await preparePage(routes, path, page) };
  }),
);
const rendered = prepared.map(({ shape, render }) => ({ shape, page: render() }));
const file: FirstViewFile = {
  format: FIRST_VIEW_FORMAT,
  globals: Object.fromEntries(rendered.flatMap(({ page }) => Object.entries(page.globals))),
  rules: Object.fromEntries(rendered.flatMap(({ page }) => Object.entries(page.rules))),
  views: Object.fromEntries(rendered.map(({ shape, page }) => [shape, toTemplate(page)])),
};
process.stdout.write(JSON.stringify(file));
