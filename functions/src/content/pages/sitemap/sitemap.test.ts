import { expect, test } from 'vitest';
import { sitemapFile } from './sitemap-file.ts';
import { CODES_A_PART, writeSitemap } from './write-sitemap.service.ts';

const origin = () => 'https://wbd.example';

async function* inReads(codes: readonly string[]) {
  for (const code of codes) yield await Promise.resolve([{ code, uid: `uid-${code}` }]);
}

async function stored(codes: readonly string[], forTests: readonly string[] = []) {
  let parts: readonly (readonly string[])[] = [];
  await writeSitemap({
    pages: () => inReads(codes),
    testAdvisors: () => Promise.resolve(new Set(forTests.map((code) => `uid-${code}`))),
    store: (next) => {
      parts = next;
      return Promise.resolve();
    },
  });
  const part = (number: number) => {
    const own = parts[number];
    return Promise.resolve(own ? { codes: [...own], parts: parts.length } : null);
  };
  return { part, origin };
}

const addresses = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('the sitemap lists the site and the advisors, and neither tests nor the operator', async () => {
  const ports = await stored(['pro', 'jörgweiß', 'wbd', 'internaltesting', 'probe'], ['probe']);
  const listed = addresses(await sitemapFile(ports, null));
  expect(listed).toContain('https://wbd.example/');
  expect(listed).toContain('https://wbd.example/partner/pricing');
  expect(listed).toContain('https://wbd.example/legal/impressum');
  expect(listed).toContain('https://wbd.example/legal/barrierefreiheit');
  expect(listed.slice(-2)).toEqual([
    'https://wbd.example/pro',
    'https://wbd.example/j%C3%B6rgwei%C3%9F',
  ]);
});

test('more than fits one file comes in parts, each page once', async () => {
  const codes = Array.from({ length: CODES_A_PART + 1 }, (_, index) => `a${index}`);
  const ports = await stored(codes);
  const index = addresses(await sitemapFile(ports, null));
  expect(index).toEqual([
    'https://wbd.example/sitemap.xml?part=0',
    'https://wbd.example/sitemap.xml?part=1',
  ]);
  const [first, second] = await Promise.all([sitemapFile(ports, 0), sitemapFile(ports, 1)]);
  expect(addresses(second)).toEqual([`https://wbd.example/a${CODES_A_PART}`]);
  const all = [...addresses(first), ...addresses(second)];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((url) => url?.includes('/a0'))).toEqual(['https://wbd.example/a0']);
  expect(await sitemapFile(ports, 2)).toBeNull();
});

test('without advisors the site alone is listed', async () => {
  const listed = addresses(await sitemapFile(await stored([]), null));
  expect(listed[0]).toBe('https://wbd.example/');
});
