import { Badge, Text } from '@chakra-ui/react';
import {
  filmState,
  isFilmNoted,
  isFilmShownTo,
  type FilmState,
  type FilmVersions,
} from '@wbd/domain/files';
import { uploadTexts } from './texts.de.ts';

const texts = uploadTexts.versions;

interface FilmProps {
  path: string | null;
  films: FilmVersions;
}

/** What becomes of a stored film, where there is something to say. */
export function FilmNote({ path, films }: FilmProps) {
  const words = wordsOf(path, films);
  return words && <Note>{words.note}</Note>;
}

/** Visitors see the original meanwhile, where their browsers play it. */
const WORDS: Partial<Record<FilmState, { note: string; badge: string }>> = {
  processing: { note: texts.processing, badge: texts.badge.processing },
  failed: { note: texts.failed, badge: texts.badge.failed },
  limited: { note: texts.limited, badge: texts.badge.limited },
  preparing: { note: texts.unplayable.processing, badge: texts.unplayable.badge.processing },
  unplayable: { note: texts.unplayable.failed, badge: texts.unplayable.badge.failed },
  'unplayable-limited': {
    note: texts.unplayable.limited,
    badge: texts.unplayable.badge.limited,
  },
};

const wordsOf = (path: string | null, films: FilmVersions) =>
  isFilmNoted(path, films) ? WORDS[filmState(path, films)] : undefined;

/** The note of a field about its file. */
export const Note = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted" role="status">
    {children}
  </Text>
);

/** The short form for cards. Shows the full note when visitors cannot see the film until its owner acts. */
export function FilmBadge({ path, films }: FilmProps) {
  const words = wordsOf(path, films);
  if (!words) return null;
  return (
    <>
      <Badge alignSelf="flex-start" colorPalette="gray">
        {words.badge}
      </Badge>
      {!isFilmShownTo('visitor', path, films) && <Text textStyle="xs">{words.note}</Text>}
    </>
  );
}
