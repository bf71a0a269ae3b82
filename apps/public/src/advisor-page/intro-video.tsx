import { Box, chakra, Center, Image, Skeleton, Stack, Text } from '@wbd/ui';
import { Play } from 'lucide-react';
import { lazy, useState } from 'react';
import { SectionBoundary } from '../shared/section-boundary.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { advisorPageTexts } from './texts.de.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('@wbd/ui/player')).VideoPlayer,
}));

const texts = advisorPageTexts.hero;

const Cover = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    cursor: 'pointer',
    bg: 'ink.800',
    borderRadius: 'l3',
    _focusVisible: { outline: '3px solid white', outlineOffset: '3px' },
  },
});

interface IntroVideoProps {
  src: string;
  poster: string | null;
  firstName: string;
  name: string;
}

/** The advisor's introduction: a picture until someone wants to see it, then the player. */
export function IntroVideo({ src, poster, firstName, name }: IntroVideoProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <Stack gap="3" w={{ base: 'full', lg: '30rem' }} flexShrink="0">
      <Box borderRadius="l3" boxShadow="xl" borderWidth="1px" borderColor="rgba(255,255,255,0.2)">
        {wanted ? (
          // on a surface of its own, because what went wrong is written in the page's colours
          <Box bg="bg.panel" borderRadius="l3">
            <SectionBoundary
              fallback={<Skeleton aspectRatio="16 / 9" w="full" borderRadius="l3" />}
              text={sharedTexts.sectionFailed}
            >
              <VideoPlayer src={src} poster={poster} label={texts.introLabel(name)} autoPlay />
            </SectionBoundary>
          </Box>
        ) : (
          <Cover
            type="button"
            aria-label={texts.playIntro(firstName)}
            onClick={() => {
              setWanted(true);
            }}
          >
            {poster !== null && <Image src={poster} alt="" w="full" h="full" objectFit="cover" />}
            <Center position="absolute" inset="0" bg="rgba(7, 29, 36, 0.25)">
              <Center boxSize="16" borderRadius="full" bg="white" color="ink.800" boxShadow="lg">
                <Play aria-hidden fill="currentColor" />
              </Center>
            </Center>
          </Cover>
        )}
      </Box>
      <Text textStyle="sm" color="rgba(255, 255, 255, 0.85)">
        {texts.intro(firstName)}
      </Text>
    </Stack>
  );
}
