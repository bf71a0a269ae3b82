import { rowPicture } from '@wbd/data/files';
import type { PictureWidths } from '@wbd/domain/files';
import { AspectRatio, Box, chakra, Flex, Heading, Stack, Text } from '@wbd/ui';
import { ContentImage } from '@wbd/ui/image';
import { Film, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharedTexts as texts } from './texts.de.ts';

const PlayButton = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    cursor: 'pointer',
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'colorPalette.focusRing',
      outlineOffset: '-2px',
    },
  },
});

export interface VideoCardProps {
  title: string;
  description?: string;
  /** who made it, when */
  note?: string;
  /** path of its picture */
  thumb: string | null;
  /** the sizes that the picture has */
  pictureWidths?: PictureWidths;
  onPlay: () => void;
  /** what can be done with it */
  actions?: ReactNode;
  /** below its title: that it is hidden */
  state?: ReactNode;
}

/** A video in a grid. */
export function VideoCard(props: VideoCardProps) {
  const { title, description, note, thumb, pictureWidths, onPlay, actions, state } = props;
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
      <AspectRatio ratio={16 / 9}>
        <PlayButton type="button" aria-label={texts.play(title)} onClick={onPlay}>
          <ContentImage
            {...(rowPicture(thumb, pictureWidths) ?? { src: null })}
            sizes="(min-width: 90em) 28rem, (min-width: 64em) 31vw, (min-width: 30em) 46vw, 92vw"
            alt=""
            fallback={<Film size={32} />}
            w="full"
            h="full"
          />
          <Flex
            aria-hidden
            position="absolute"
            inset="0"
            m="auto"
            boxSize="14"
            align="center"
            justify="center"
            borderRadius="full"
            bg="ink.950/70"
            color="white"
          >
            <Play size={26} fill="currentColor" />
          </Flex>
        </PlayButton>
      </AspectRatio>
      <Stack flex="1" gap="1" p="4">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          {title}
        </Heading>
        {description !== undefined && description !== '' && (
          <Text color="fg.muted" textStyle="sm" lineClamp="3" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        {state}
        <Flex mt="auto" pt="2" justify="space-between" align="center" gap="2" minH="11">
          <Text color="fg.muted" textStyle="sm">
            {note}
          </Text>
          {actions !== undefined && (
            <Box flexShrink="0" me="-2">
              {actions}
            </Box>
          )}
        </Flex>
      </Stack>
    </Stack>
  );
}
