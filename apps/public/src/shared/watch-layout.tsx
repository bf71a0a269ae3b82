import { Link as RouterLink } from '@wbd/router';
import { Box, Container, Flex, Heading, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { ArrowLeft } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ReportLink } from './report-link.tsx';
import { PosterVideo, type PosterVideoProps } from './poster-video.tsx';
import { sharedTexts } from './texts.de.ts';

export interface WatchLayoutProps {
  back: { to: string; label: string };
  /** a file, or a player of the page's own */
  video:
    | Pick<
        PosterVideoProps,
        'path' | 'sizes' | 'mode' | 'label' | 'captions' | 'poster' | 'uprightPoster'
      >
    | ReactElement
    | null;
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
  const ratio = vertical ? 9 / 16 : 16 / 9;
  return (
    <Container maxW={vertical ? '5xl' : '7xl'} py={{ base: '4', md: '8' }}>
      <Link asChild variant="plain" textStyle="sm" minH="11" mb="2" color="fg.muted">
        <RouterLink to={back.to}>
          <ArrowLeft aria-hidden size={18} />
          {back.label}
        </RouterLink>
      </Link>
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: '7', lg: vertical ? '16' : '12' }}
        align={{ base: 'stretch', lg: vertical ? 'center' : 'flex-start' }}
      >
        {video && (
          <Box {...mediaBox(vertical)}>
            {isValidElement(video) ? (
              video
            ) : (
              <PosterVideo
                key={video.path}
                {...video}
                ratio={ratio}
                posterSizes={posterSizes(vertical, video.uprightPoster)}
                playLabel={sharedTexts.play(video.label)}
              />
            )}
          </Box>
        )}
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
