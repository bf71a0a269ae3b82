import { FIRST_VIEW_FORMAT, type FirstViewFile } from '@wbd/domain/first-view';
import { expect, test, vi } from 'vitest';
import type { PreviewRepository } from './preview.repository.ts';
import { distinctAddress, servePage, type ServePagePorts } from './serve-page.service.ts';

const SHELL =
  '<head><!-- preview --><!-- /preview --><!-- first view: styles --></head><body><!-- first view --></body>';

const read = vi.fn(() => Promise.reject(new Error('There is nothing to read')));
const nothing: PreviewRepository = {
  page: read,
  withCard: read,
  advisor: read,
  content: read,
  sessions: read,
  isTaken: read,
};

/** Where the live version has a template for these addresses, which says its address. */
function portsWith(...addresses: string[]): ServePagePorts {
  const pages: FirstViewFile['pages'] = {};
  for (const address of addresses) pages[address] = [`<h1>${address}</h1>`];
  const file: FirstViewFile = { format: FIRST_VIEW_FORMAT, rules: {}, sections: {}, pages };
  return {
    shell: () => Promise.resolve(SHELL),
    firstViews: () => Promise.resolve({ address: '/remotes/public/1/first-view.aa.json', file }),
    previews: nothing,
    fileUrl: (path) => path,
    origin: () => 'https://wbd.example',
    now: () => new Date('2026-01-31T12:00:00Z'),
  };
}

async function htmlOf(ports: ServePagePorts, path: string, query = ''): Promise<string> {
  const answer = await servePage(ports, distinctAddress(path, query));
  return answer.found ? answer.html : '';
}

test.each([
  ['/auth', 'next=%2Fintern', '/auth'],
  ['/auth/', '', '/auth'],
  ['/advisor-signup', '', '/advisor-signup'],
  ['/advisor-signup', 'plan=basic', '/advisor-signup'],
  ['/advisor-signup/', 'plan=pro&ref=a', '/advisor-signup?plan=pro&schedule=annually'],
  ['/advisor-signup', 'schedule=monthly&plan=lite', '/advisor-signup?plan=lite&schedule=monthly'],
])(
  'AUTH-01 SIGNUP-01 %s?%s begins with the form of %s, without a read',
  async (path, query, address) => {
    const all = ['/auth', '/advisor-signup'].concat(
      ['lite', 'pro'].flatMap((plan) =>
        ['cancellable', 'monthly', 'annually'].map(
          (schedule) => `/advisor-signup?plan=${plan}&schedule=${schedule}`,
        ),
      ),
    );
    expect(await htmlOf(portsWith(...all), path, query)).toContain(`<h1>${address}</h1>`);
    expect(read).not.toHaveBeenCalled();
  },
);

test('of an address that looks the same with any query one page is kept', () => {
  expect(distinctAddress('/pro', 'ref=1')).toBe('/pro');
  expect(distinctAddress('/advisor-signup/', 'utm=1')).toBe('/advisor-signup');
});

test.each(['/action/platz', '/action/termin'])(
  'REG-08 a booking begins with its frame at %s, and no link to it says anything',
  async (path) => {
    const html = await htmlOf(portsWith(path), path);
    expect(html).toContain(`<h1>${path}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain('<title>WBD</title>');
    expect(await htmlOf(portsWith(), '/action/abbestellen')).not.toContain('<h1>');
  },
);
