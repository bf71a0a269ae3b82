import { Badge, Text } from '@chakra-ui/react';
import type { FilmState } from '@wbd/domain/files';
import { uploadTexts } from './texts.de.ts';

const texts = uploadTexts.versions;

/** What becomes of a stored film, where there is something to say. */
export function FilmNote({ state }: { state: FilmState | null }) {
  if (state === null || state === 'ready') return null;
  return (
    <Text textStyle="sm" color="fg.muted" role="status">
      {texts[state]}
    </Text>
  );
}

/** The same in two words, for cards. */
export function FilmBadge({ state }: { state: FilmState | null }) {
  if (state === null || state === 'ready') return null;
  return (
    <Badge alignSelf="flex-start" colorPalette="gray">
      {texts.badge[state]}
    </Badge>
  );
}
