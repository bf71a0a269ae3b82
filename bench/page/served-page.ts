import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstViewFileSchema, type PublicPage } from '@wbd/domain';
import { withFirstView } from '../../functions/src/pages/first-view/fill-first-view.ts';
import { withPageData } from '../../functions/src/pages/preview/served-page.ts';
import { PAGE_FILE, readJson } from '@wbd/module/pointer';
import { liveModule } from '../../tools/deploy/index.ts';

/** The HTML of an advisor's page as the function `page` serves it: with its data and, where it is built, with its first view. */
export function servedPage(www: string, page: PublicPage): string {
  const shell = readFileSync(path.join(www, PAGE_FILE), 'utf8');
  const html = withPageData(shell, { readAt: Date.now(), page });
  const address = liveModule(www, 'public')?.firstView;
  if (address === undefined) return html;
  const file = firstViewFileSchema.parse(readJson(path.join(www, address)));
  return withFirstView(html, page, { address, file }, (picture) => `/files/${picture}`);
}
