import { noticeDetailsQuery } from '@wbd/data/notices';
import { AppError } from '@wbd/domain/errors';
import type { NoticeDetails } from '@wbd/domain/notices';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { EmptyState, ErrorState, LoadingState, SimpleGrid, Stack } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { SearchX } from 'lucide-react';
import { HELP_PATH, NOTICES_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { ContentCard } from './content-card.tsx';
import { DecisionCard } from './decision-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { NoticeBadges } from './notice-badges.tsx';
import { noticesTexts, titleOf } from './texts.de.ts';

const texts = noticesTexts.page;

/** Everything about one notice, and its decision. */
export function NoticePage() {
  const { notice: id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(noticeDetailsQuery(id));
  return (
    <PortalPage
      title={data ? titleOf(data.notice) : texts.title}
      documentTitle={texts.documentTitle}
      intro={data && <NoticeBadges {...data.notice} />}
      back={{ to: NOTICES_PATH, label: texts.back }}
      help={HELP_PATH}
    >
      {data ? (
        <Cards details={data} />
      ) : error instanceof AppError && error.code === 'notice/not-found' ? (
        <EmptyState icon={<SearchX size={26} />} title={texts.notFound} text={texts.notFoundText} />
      ) : error && !isFetching ? (
        <ErrorState
          title={texts.loadFailed}
          text={sharedTexts.loadFailedText}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState text={sharedTexts.loading} />
      )}
    </PortalPage>
  );
}

function Cards({ details }: { details: NoticeDetails }) {
  const { notice, content, entries, isForOther } = details;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <Stack gap="4">
        <ContentCard notice={notice} content={content} />
        <HistoryCard noticeId={notice.id} entries={entries} />
      </Stack>
      <DecisionCard notice={notice} isForOther={isForOther} />
    </SimpleGrid>
  );
}
