import { normalizeAdvisorCode, type Advisor } from '@wbd/domain/advisors';
import {
  isBeingMade,
  type MoreOfPageInput,
  type MoreOfPageOutput,
  type PageSection,
} from '@wbd/domain/pages';
import { infiniteQueryOptions, queryOptions } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import { FRESHNESS } from '../freshness/index.ts';
import { servedPage } from './served-page.ts';

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

const POLL_MS = 3_000;

/** The advisor's own page. Polls while the first page of a new advisor is being built. */
export const ownPageQuery = (advisor: Pick<Advisor, 'code' | 'createdAt'>) =>
  queryOptions({
    ...publicPageQuery(advisor.code),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data !== undefined && isBeingMade(data, advisor, new Date(dataUpdatedAt)) ? POLL_MS : false,
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
