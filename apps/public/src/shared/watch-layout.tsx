import { isDefaultCode } from '@wbd/domain/advisors';
import { branch } from '@wbd/domain/first-view';
import type { PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Box, Container, Flex, Heading, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReportLink } from './report-link.tsx';
import { paths } from './paths.ts';
import { PosterVideo, type PosterVideoProps } from './poster-video.tsx';
import { sharedTexts } from './texts.de.ts';

export interface WatchLayoutProps {
  back: ReactNode;
  /** a `WatchVideo`, or a player of the page's own in a `WatchStage` */
  video: ReactNode;
  vertical?: boolean;
  title: string;
  /** a line above or below the title: whose it is */
  byline?: string;
  children?: ReactNode;
  /** buttons, the most important first */
  actions: ReactNode;
  /** below it all: what else there is to see */
  more?: ReactNode;
}

/** A video with words and ways on beside it; below it on phones. */
export function WatchLayout(props: WatchLayoutProps) {
  const { back, video, vertical = false, title, byline, children, actions, more } = props;
  return (
    <Container maxW={vertical ? '5xl' : '7xl'} py={{ base: '4', md: '8' }}>
      {back}
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: '7', lg: vertical ? '16' : '12' }}
        align={{ base: 'stretch', lg: vertical ? 'center' : 'flex-start' }}
      >
        {video}
        <Stack gap="5" flex="1" minW="0" maxW={{ base: 'prose', lg: '2xl' }} pb="6">
          <Stack gap="2">
            <Heading as="h1" size="3xl" overflowWrap="anywhere">
              {title}
            </Heading>
            {byline !== undefined && (
              <Text color="fg.muted" textStyle="lg">
                {byline}
              </Text>
            )}
          </Stack>
          {children}
          {/* on phones the first button sticks to the screen for as long as this column is in sight */}
          <Stack
            display={{ base: 'contents', sm: 'flex' }}
            gap="3"
            align={{ base: 'stretch', sm: 'flex-start' }}
            pt="1"
          >
            {actions}
            <ReportLink minH="11" alignSelf="flex-start" />
          </Stack>
        </Stack>
      </Flex>
      {more}
    </Container>
  );
}

/** Frames the video of a watch page. */
export function WatchStage({ vertical = false, children }: StageProps & { children: ReactNode }) {
  return <Box {...mediaBox(vertical)}>{children}</Box>;
}

interface StageProps {
  vertical?: boolean;
}

/** A download behind its poster image. */
export function WatchVideo({
  vertical = false,
  ...video
}: StageProps & Omit<PosterVideoProps, 'ratio' | 'posterSizes' | 'playLabel'>) {
  return (
    <WatchStage vertical={vertical}>
      <PosterVideo
        key={video.path}
        {...video}
        ratio={vertical ? 9 / 16 : 16 / 9}
        posterSizes={posterSizes(vertical, video.uprightPoster)}
        playLabel={sharedTexts.play(video.label)}
      />
    </WatchStage>
  );
}

/** The way back to the page it was opened from; the default advisor's page is the start page. */
export function BackLink({ page, texts }: BackLinkProps) {
  return branch(isDefaultCode(page.code), (isDefault) => (
    <Link asChild variant="plain" textStyle="sm" minH="11" mb="2" color="fg.muted">
      <RouterLink to={isDefault ? paths.root : paths.advisor(page.code)}>
        <ArrowLeft aria-hidden size={18} />
        {isDefault ? texts.backHome : texts.back(page.firstName)}
      </RouterLink>
    </Link>
  ));
}

interface BackLinkProps {
  page: Pick<PublicPage, 'code' | 'firstName'>;
  texts: { back: (firstName: string) => string; backHome: string };
}

/** The layout's shape while its content is on the way. */
export function WatchPlaceholder({ vertical }: { vertical: boolean }) {
  return (
    <Container maxW={vertical ? '5xl' : '7xl'} py={{ base: '4', md: '8' }} aria-busy>
      <Skeleton h="5" w="40" my="4" />
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '7', lg: '12' }}>
        <Box {...mediaBox(vertical)}>
          <Skeleton w="full" aspectRatio={vertical ? '9 / 16' : '16 / 9'} borderRadius="l3" />
        </Box>
        <Stack gap="5" flex="1">
          <Skeleton h="10" maxW="md" />
          <Skeleton h="20" maxW="md" />
          <Skeleton h="12" w="60" />
        </Stack>
      </Flex>
    </Container>
  );
}

/** How wide the poster of a video on such a page is shown, as the browser takes it. */
export const STAGE_SIZES = '(min-width: 64em) 56rem, 95vw';
const VERTICAL_STAGE_SIZES = '(min-width: 48em) 24rem, 20rem';
/** what an upright picture takes of the stage's width */
const UPRIGHT_SIZES = '(min-width: 64em) 28rem, 48vw';

function posterSizes(vertical: boolean, uprightPoster = false): string {
  if (vertical) return VERTICAL_STAGE_SIZES;
  return uprightPoster ? UPRIGHT_SIZES : STAGE_SIZES;
}

function mediaBox(vertical: boolean) {
  return vertical
    ? { w: 'full', maxW: { base: 'xs', md: 'sm' }, mx: { base: 'auto', lg: '0' }, flexShrink: '0' }
    : { w: { base: 'full', lg: '62%' }, flexShrink: '0' };
}
