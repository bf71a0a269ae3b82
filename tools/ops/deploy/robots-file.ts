/** What a search engine has no business with: the portal, and pages that hand on to somewhere else. */
const DISALLOWED = [
  // to the end of the address: an advisor's code may begin with the same letters
  '/admin$',
  '/file-preview/',
  '/intern/',
  '/redirect$',
  '/redirect?',
  '/smoleuro$',
];

/**
 * robots.txt: where not to look, and where the sitemap is. A file, because Cloud Functions answer this address with 404
 * before they ask the function.
 */
export function robotsFile(origin: string): string {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
