import { Box, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Advisor } from '@wbd/domain/advisors';
import { isBeingMade, type PublicPage } from '@wbd/domain/pages';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { FailureAlert } from '../feedback/index.ts';
import { Card } from '../page/card.tsx';
import type { Loaded } from './loaded.ts';
import { recommendations, type Recommendation } from './recommendations.ts';
import type { Shared } from './share-dialog.tsx';
import { sharingTexts } from './texts.de.ts';

const texts = sharingTexts.recommend;
const SHOWN_FIRST = 4;

export interface RecommendCardProps {
  advisor: Advisor;
  /** the advisor's public page; null when there is none */
  page: Loaded<PublicPage | null>;
  /** how often each link was opened */
  opened: ReadonlyMap<string, number>;
  onShare: (shared: Shared) => void;
}

/** The seminars and videos of the advisor's page, each with a button to share it. */
export function RecommendCard({ advisor, page, opened, onShare }: RecommendCardProps) {
  const { data, dataUpdatedAt } = page;
  const readAt = new Date(dataUpdatedAt);
  return (
    <Card title={texts.title} text={texts.text}>
      {data !== undefined && isBeingMade(data, advisor, readAt) ? (
        <Stack gap="3">
          <Text role="status" color="fg.muted">
            {texts.beingMade}
          </Text>
          <Skeleton h="32" />
        </Stack>
      ) : data ? (
        <Lists page={data} advisor={advisor} opened={opened} onShare={onShare} />
      ) : page.isError && !page.isFetching ? (
        <FailureAlert error={page.error} title={texts.failed} onRetry={() => void page.refetch()} />
      ) : data === null ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <Skeleton h="32" />
      )}
    </Card>
  );
}

interface ListsProps extends Pick<RecommendCardProps, 'advisor' | 'opened' | 'onShare'> {
  page: PublicPage;
}

function Lists({ page, advisor, opened, onShare }: ListsProps) {
  const { seminars, videos } = recommendations(page, advisor, window.location.origin);
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
