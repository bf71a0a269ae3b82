import {
  noticeId,
  type Notice,
  type NoticeKind,
  type Restriction,
  type ShownSubject,
} from '@wbd/domain/notices';
import type { Page, PageEnd } from '@wbd/firebase/firestore';
import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@wbd/query';
import { adminActionKeys } from '../admin-actions/admin-actions.queries.ts';
import { FRESHNESS } from '../freshness/index.ts';
import { writeOptions } from '../write-options/index.ts';
import {
  complainAboutRestriction,
  countOpenNotices,
  decideNotice,
  forgetReporter,
  readNoticeDetails,
  readNotices,
  readRestrictions,
  reportContent,
} from './notices.repository.ts';
import { readReportedSubject } from './reported-subject.ts';

const noticeKeys = {
  all: ['notices'] as const,
  list: (isOpen: boolean) => [...noticeKeys.all, 'list', isOpen] as const,
  count: () => [...noticeKeys.all, 'count'] as const,
  details: (id: string) => [...noticeKeys.all, 'details', id] as const,
  subject: (subject: ShownSubject) => [...noticeKeys.all, 'subject', subject] as const,
};
const restrictionKeys = {
  all: ['restrictions'] as const,
  ofAdvisor: (uid: string) => [...restrictionKeys.all, uid] as const,
};

/** What someone is about to report; null when it is gone. */
export const reportedSubjectQuery = (subject: ShownSubject) =>
  queryOptions({
    queryKey: noticeKeys.subject(subject),
    queryFn: () => readReportedSubject(subject),
    staleTime: FRESHNESS.standard,
  });

/** Reports content, by anyone. */
export const reportContentMutation = () =>
  mutationOptions({ mutationKey: ['notices', 'report'], mutationFn: reportContent });

/** Notices page by page, for admins; read each time because anyone can add to them. */
export const noticesQuery = (isOpen: boolean) =>
  infiniteQueryOptions<
    Page<Notice>,
    Error,
    InfiniteData<Page<Notice>>,
    ReturnType<typeof noticeKeys.list>,
    PageEnd | null
  >({
    queryKey: noticeKeys.list(isOpen),
    queryFn: ({ pageParam }) => readNotices(isOpen, pageParam),
    initialPageParam: null,
    getNextPageParam: ({ end }) => end,
    staleTime: 0,
  });

/** How many notices wait for a decision, at most 50; for admins. */
export const openNoticesCountQuery = () =>
  queryOptions({
    queryKey: noticeKeys.count(),
    queryFn: countOpenNotices,
    staleTime: FRESHNESS.standard,
  });

/** Everything about a notice; each look is recorded, so it is read again only after a change. */
export const noticeDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: noticeKeys.details(id),
    queryFn: () => readNoticeDetails({ noticeId: id }),
    staleTime: FRESHNESS.standard,
  });

/** Decides a notice. */
export const decideNoticeMutation = () =>
  mutationOptions({
    mutationKey: ['notices', 'decide'],
    mutationFn: decideNotice,
    // also after a conflict: the page shows what another admin decided
    onSettled: async (_answer, _error, _input, _before, { client }) => {
      const changed = [noticeKeys.all, adminActionKeys.all];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

/** Erases who sent a report. */
export const forgetReporterMutation = () =>
  writeOptions(['notices', 'forget-reporter'], forgetReporter, (client) =>
    client.invalidateQueries({ queryKey: noticeKeys.all }),
  );

/** What is hidden of the signed-in advisor after a notice, and why. */
export const restrictionsQuery = (uid: string) =>
  queryOptions({
    queryKey: restrictionKeys.ofAdvisor(uid),
    queryFn: () => readRestrictions(uid),
    staleTime: FRESHNESS.standard,
  });

/** Why one item of the signed-in advisor is hidden; null when no decision on a notice hides it. */
export const restrictionQuery = (uid: string, kind: NoticeKind, item: string) => ({
  ...restrictionsQuery(uid),
  select: (all: readonly Restriction[]) =>
    all.find(({ id }) => id === noticeId(kind, item)) ?? null,
});

/** Objects to a decision. */
export const complainMutation = () =>
  writeOptions(['restrictions', 'complain'], complainAboutRestriction, (client) =>
    client.invalidateQueries({ queryKey: restrictionKeys.all }),
  );
