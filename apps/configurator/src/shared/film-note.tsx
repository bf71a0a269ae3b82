import type { FilmState } from '@wbd/domain/files';
import { Text } from '@wbd/ui';
import { filmTexts } from './film-texts.de.ts';

/** What becomes of a stored film, where there is something to say. */
export function FilmNote({ state }: { state: FilmState | null }) {
  if (state === null || state === 'ready') return null;
  return (
    <Text textStyle="sm" color="fg.muted" mt="-3" role="status">
      {filmTexts[state]}
    </Text>
  );
}
