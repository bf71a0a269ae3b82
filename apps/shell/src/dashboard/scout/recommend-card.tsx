import { publicPageQuery } from '@wbd/data/public-pages';
import type { Advisor } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Box, Button, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Shared } from '../sharing/share-dialog.tsx';
import { recommendations, type Recommendation } from './recommendations.ts';
import { useOpened } from './use-opened.ts';
import { scoutTexts } from './texts.de.ts';

const texts = scoutTexts.recommend;
const SHOWN_FIRST = 4;

/** How long the server may take to build the page of a new advisor. */
const BEING_MADE_MS = 120_000;
const POLL_MS = 3_000;

export interface RecommendCardProps {
  advisor: Advisor;
  onShare: (shared: Shared) => void;
}

/** The seminars and videos of the scout's page, each with a way to pass it on. */
export function RecommendCard({ advisor, onShare }: RecommendCardProps) {
  const isNew = useIsNew(advisor);
  const page = useQuery({
    ...publicPageQuery(advisor.code),
    refetchInterval: ({ state }) => (isNew && isEmpty(state.data) ? POLL_MS : false),
  });
  const isBeingMade = isNew && page.data !== undefined && isEmpty(page.data);
  return (
    <Card title={texts.title} text={texts.text}>
      {isBeingMade ? (
        <Stack gap="3">
          <Text role="status" color="fg.muted">
            {texts.beingMade}
          </Text>
          <Skeleton h="32" />
        </Stack>
      ) : page.data ? (
        <Lists page={page.data} advisor={advisor} onShare={onShare} />
      ) : page.isError && !page.isFetching ? (
        <FailureAlert error={page.error} title={texts.failed} onRetry={() => void page.refetch()} />
      ) : page.data === null ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <Skeleton h="32" />
      )}
    </Card>
  );
}

const isEmpty = (page: PublicPage | null | undefined) =>
  !page || page.seminars.length + page.experts.length === 0;

/** Whether the account is so new that its page may not be built yet. */
function useIsNew({ createdAt }: Pick<Advisor, 'createdAt'>): boolean {
  const until = createdAt.getTime() + BEING_MADE_MS;
  const [isNew, setIsNew] = useState(() => Date.now() < until);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => {
      setIsNew(false);
    }, until - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [isNew, until]);
  return isNew;
}

interface ListsProps extends RecommendCardProps {
  page: Parameters<typeof recommendations>[0];
}

function Lists({ page, advisor, onShare }: ListsProps) {
  const { seminars, videos } = recommendations(page, advisor, window.location.origin);
  const opened = useOpened(advisor.id);
  if (seminars.length + videos.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      <List title={texts.seminars} items={seminars} opened={opened} onShare={onShare} />
      <List title={texts.videos} items={videos} opened={opened} onShare={onShare} />
    </SimpleGrid>
  );
}

interface ListProps {
  title: string;
  items: readonly Recommendation[];
  /** how often, by the link */
  opened: ReadonlyMap<string, number>;
  onShare: (shared: Shared) => void;
}

function List({ title, items, opened, onShare }: ListProps) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, SHOWN_FIRST);
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Stack as="ul" aria-label={title} listStyleType="none" gap="3">
        {shown.map((item) => (
          <Flex as="li" key={item.id} align="center" justify="space-between" gap="3">
            <Box minW="0">
              <Text fontWeight="medium" lineClamp="2" overflowWrap="anywhere">
                {item.title}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {aboutOf(item, opened.get(item.link))}
              </Text>
            </Box>
            <Button
              variant="surface"
              flexShrink="0"
              aria-label={texts.shareOf(item.title)}
              onClick={() => {
                onShare(item);
              }}
            >
              <Share2 aria-hidden />
              {texts.share}
            </Button>
          </Flex>
        ))}
      </Stack>
      {shown.length < items.length && (
        <Button
          variant="ghost"
          alignSelf="flex-start"
          onClick={() => {
            setAll(true);
          }}
        >
          {texts.more(items.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}

function aboutOf({ about }: Recommendation, opened: number | undefined): string {
  return opened === undefined ? about : `${about} · ${texts.opened(opened)}`;
}
