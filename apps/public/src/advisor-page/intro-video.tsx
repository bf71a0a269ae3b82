import type { FilmMode, PictureUrls } from '@wbd/domain/files';
import { Box, Stack, Text } from '@wbd/ui';
import { PosterVideo } from '../shared/poster-video.tsx';
import { advisorPageTexts } from './texts.de.ts';

const texts = advisorPageTexts.hero;

interface IntroVideoProps {
  path: string;
  sizes: readonly number[];
  mode: FilmMode;
  poster: PictureUrls | null;
  captions: string | null;
  firstName: string;
  name: string;
}

/** The advisor's introduction. */
export function IntroVideo(props: IntroVideoProps) {
  const { path, sizes, mode, poster, captions, firstName, name } = props;
  return (
    <Stack gap="3" w={{ base: 'full', lg: '30rem' }} flexShrink="0">
      {/* a surface of its own, because what goes wrong is written in the page's colours */}
      <Box
        bg="bg.panel"
        color="fg"
        borderRadius="l3"
        boxShadow="xl"
        borderWidth="1px"
        borderColor="rgba(255,255,255,0.2)"
      >
        <PosterVideo
          path={path}
          sizes={sizes}
          mode={mode}
          poster={poster}
          posterSizes="(min-width: 64em) 30rem, 92vw"
          captions={captions}
          label={texts.introLabel(name)}
          playLabel={texts.playIntro(firstName)}
        />
      </Box>
      <Text textStyle="sm" color="rgba(255, 255, 255, 0.85)">
        {texts.intro(firstName)}
      </Text>
    </Stack>
  );
}
