import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstViewFileSchema, type PublicPage } from '@wbd/domain';
import { withFirstView } from '../../functions/src/pages/first-view/fill-first-view.ts';
import { shownPage } from '../../functions/src/pages/first-view/shown.ts';
import { withData } from '../../functions/src/pages/preview/served-page.ts';
import { PAGE_FILE, readJson } from '@wbd/module/pointer';
import { liveModule } from '../../tools/deploy/index.ts';

/** As long as a run at most: no visit asks for the page's data again. */
const FRESH_MS = 3_600_000;

/** Addresses of modules on the page's own origin are paths. */
const ANY_ORIGIN = 'https://127.0.0.1';

/** The HTML of an advisor's page as the function `page` serves it: with its data and, where it is built, with its first view. */
export function servedPage(www: string, page: PublicPage): string {
  const shell = readFileSync(path.join(www, PAGE_FILE), 'utf8');
  const html = withData(shell, {
    data: { readAt: Date.now() + FRESH_MS, page },
    content: null,
  });
  const address = liveModule(www, 'public')?.firstView;
  if (address === undefined) return html;
  const file = firstViewFileSchema.parse(
    readJson(path.join(www, new URL(address, ANY_ORIGIN).pathname)),
  );
  return withFirstView(html, shownPage(page), { address, file }, (picture) => `/files/${picture}`);
}
