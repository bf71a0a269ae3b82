import { publicPageQuery } from '@wbd/data/public-pages';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { Box, Button, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Shared } from '../sharing/share-dialog.tsx';
import { recommendations, type Recommendation } from './recommendations.ts';
import { useOpened } from './use-opened.ts';
import { scoutTexts } from './texts.de.ts';

const texts = scoutTexts.recommend;
const SHOWN_FIRST = 4;

export interface RecommendCardProps {
  advisor: Advisor;
  onShare: (shared: Shared) => void;
}

/** The seminars and videos of the scout's page, each with a way to pass it on. */
export function RecommendCard({ advisor, onShare }: RecommendCardProps) {
  const page = useQuery(publicPageQuery(advisor.code));
  return (
    <Card title={texts.title} text={texts.text}>
      {page.data ? (
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
