import { LISTED_PATHS } from '../preview/site-pages.de.ts';
import type { SitemapPart } from '@wbd/domain/pages';

export interface SitemapPorts {
  part: (number: number) => Promise<SitemapPart | null>;
  /** where the portal is served, without a slash at the end */
  origin: () => string;
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The sitemap: every page that may be listed while it fits into one file, a list of files after that.
 * @param part which of the files; null for `/sitemap.xml` itself
 * @returns XML; null for an unknown part
 */
export async function sitemapFile(
  { part: read, origin }: SitemapPorts,
  part: number | null,
): Promise<string | null> {
  const found = await read(part ?? 0);
  if (!found) return null;
  if (part === null && found.parts > 1) {
    const parts = Array.from({ length: found.parts }, (_, index) => index);
    const files = parts.map((index) => `${origin()}/sitemap.xml?part=${index}`);
    return xmlFile('sitemapindex', 'sitemap', files);
  }
  const own = part === null || part === 0 ? LISTED_PATHS : [];
  const advisors = found.codes.map((code) => `/${encodeURIComponent(code)}`);
  return xmlFile(
    'urlset',
    'url',
    [...own, ...advisors].map((path) => origin() + path),
  );
}

/** Addresses hold no character that XML would read as markup: they are encoded, and codes have no apostrophe. */
function xmlFile(root: string, element: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${element}><loc>${address}</loc></${element}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SITEMAPS}">\n${entries.join('\n')}\n</${root}>\n`;
}
