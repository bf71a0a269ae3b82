import { Badge, Text } from '@chakra-ui/react';
import { filmMode, filmState, type FilmVersions } from '@wbd/domain/files';
import { uploadTexts } from './texts.de.ts';

const texts = uploadTexts.versions;

interface FilmProps {
  path: string | null;
  films: FilmVersions;
}

/** What becomes of a stored film, where there is something to say. */
export function FilmNote({ path, films }: FilmProps) {
  const state = filmState(path, films);
  if (state === null || state === 'ready') return null;
  return <Note>{notesOf(path, films)[state]}</Note>;
}

/** Visitors see the original meanwhile, where their browsers play it. */
function notesOf(path: string | null, films: FilmVersions) {
  const mode = filmMode(path, films);
  return mode === 'unavailable' || mode === 'failed' ? texts.unplayable : texts;
}

/** The note of a field about its file. */
export const Note = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted" role="status">
    {children}
  </Text>
);

/** The short form for cards. Shows the full note when visitors cannot see the film until its owner acts. */
export function FilmBadge({ path, films }: FilmProps) {
  const state = filmState(path, films);
  if (state === null || state === 'ready') return null;
  const notes = notesOf(path, films);
  return (
    <>
      <Badge alignSelf="flex-start" colorPalette="gray">
        {notes.badge[state]}
      </Badge>
      {filmMode(path, films) === 'failed' && <Text textStyle="xs">{notes[state]}</Text>}
    </>
  );
}
