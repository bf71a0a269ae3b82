import { DEFAULT_ADVISOR_CODE, INTERNAL_TESTING_CODE } from '@wbd/domain/advisors';

/** Codes in one document and one sitemap: with the longest codes still far below what either may hold. */
export const CODES_A_PART = 5_000;

export interface WriteSitemapPorts {
  pages(): AsyncIterable<{ code: string; uid: string }[]>;
  testAdvisors(): Promise<ReadonlySet<string>>;
  store(parts: readonly (readonly string[])[]): Promise<void>;
}

/**
 * Writes down which advisors' pages search engines may list, so that a crawl reads a document and not every page.
 * @returns how many there are
 */
export async function writeSitemap(ports: WriteSitemapPorts): Promise<number> {
  const forTests = await ports.testAdvisors();
  const codes: string[] = [];
  for await (const pages of ports.pages()) {
    for (const { code, uid } of pages) {
      // the default page is listed as the portal's own beginning
      const isOperators = code === DEFAULT_ADVISOR_CODE || code === INTERNAL_TESTING_CODE;
      if (!isOperators && !forTests.has(uid)) codes.push(code);
    }
  }
  const count = Math.max(1, Math.ceil(codes.length / CODES_A_PART));
  await ports.store(
    Array.from({ length: count }, (_, index) =>
      codes.slice(index * CODES_A_PART, (index + 1) * CODES_A_PART),
    ),
  );
  return codes.length;
}
