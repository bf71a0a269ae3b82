import { rowPicture } from '@wbd/data/files';
import type { ExpertVideo } from '@wbd/domain/content';
import { Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { COVER_RATIO } from '../shared/cover-ratio.ts';

interface CardFrameProps {
  video: ExpertVideo;
  /** below picture and description */
  children: ReactNode;
}

/** A card of the lists: the picture, the description, and facts and actions below. */
export function CardFrame({ video, children }: CardFrameProps) {
  return (
    <Stack
      as="li"
      gap="0"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="xs"
    >
      <ContentImage
        {...rowPicture(video.thumb, video.pictureWidths)}
        sizes="(min-width: 90em) 21rem, (min-width: 64em) 23vw, (min-width: 48em) 31vw, 46vw"
        alt=""
        fallback={<Clapperboard size={32} />}
        css={{ aspectRatio: String(COVER_RATIO) }}
      />
      <Stack flex="1" gap="3" p={{ base: '3', md: '4' }}>
        <Text fontWeight="medium" lineClamp="3" overflowWrap="anywhere">
          {video.description}
        </Text>
        {children}
      </Stack>
    </Stack>
  );
}
