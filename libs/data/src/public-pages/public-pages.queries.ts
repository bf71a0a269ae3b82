import { normalizeAdvisorCode } from '@wbd/domain/advisors';
import type { MoreOfPageInput, MoreOfPageOutput, PageSection } from '@wbd/domain/pages';
import { infiniteQueryOptions, queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { servedPage } from './served-page.ts';

export const publicPageKeys = {
  all: ['public-pages'] as const,
  byCode: (code: string) => [...publicPageKeys.all, 'code', code] as const,
  /** to be invalidated by every edit of the own page */
  own: (uid: string) => [...publicPageKeys.all, 'own', uid] as const,
  more: ({ uid, section, after }: MoreOfPageInput) =>
    [...publicPageKeys.all, 'more', uid, section, after.order, after.id] as const,
};

/** What visitors see under a code, in upper or lower case; null when no one has it. */
export const publicPageQuery = (typedCode: string) => {
  const code = normalizeAdvisorCode(typedCode);
  return queryOptions({
    queryKey: publicPageKeys.byCode(code),
    queryFn: async ({ client }) => {
      // the page comes with the HTML: a visitor needs no Firestore client before they go on
      const { readPublicPage } = await import('./public-pages.repository.ts');
      const page = await readPublicPage(code);
      // an old code: the page is there without another read once the new one is looked up
      if (page && page.code !== code) client.setQueryData(publicPageKeys.byCode(page.code), page);
      return page;
    },
    staleTime: FRESHNESS.standard,
    initialData: () => servedPage(code)?.page,
    initialDataUpdatedAt: () => servedPage(code)?.readAt,
  });
};

/** A page that has just been made is put together by the server within moments. */
const ASSEMBLY_MS = 1000;

/** What the signed-in advisor sees as their own page: always as fresh as the sources. */
export const ownPageQuery = (uid: string) =>
  queryOptions({
    queryKey: publicPageKeys.own(uid),
    // visitors never need it, so it stays out of the landing page's script
    queryFn: async () => (await import('./own-page.repository.ts')).readOwnPage(uid),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? ASSEMBLY_MS : false),
  });

/** The cards of a page's section that follow on the last one it shows, answer by answer. */
export const moreOfPageQuery = (first: MoreOfPageInput) =>
  infiniteQueryOptions({
    queryKey: publicPageKeys.more(first),
    queryFn: async ({ pageParam }) =>
      (await import('./more-of-page.repository.ts')).moreOfPage({ ...first, after: pageParam }),
    initialPageParam: first.after,
    getNextPageParam: (answer) => (answer.more ? lastOf(answer, first.section) : undefined),
    staleTime: FRESHNESS.standard,
  });

function lastOf(answer: MoreOfPageOutput, section: PageSection) {
  const last = answer[section].at(-1);
  return last && { id: last.id, order: last.order };
}
