import { smallerFolder } from './smaller-folder.ts';
import type { ShrinkAnswer } from './shrink-answer.ts';
import { isFaithful, shrinkFilm } from './shrink-film.ts';

const answer = (message: ShrinkAnswer) => {
  postMessage(message);
};

// without a schema: the shell's shares, of which zod is one, do not reach a worker
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null || !('film' in data) || !('name' in data)) return;
  const { film, name } = data;
  if (!(film instanceof Blob) || typeof name !== 'string') return;
  void shrink(film, name).then(
    (isSmaller) => answer({ isSmaller }),
    () => answer({ isSmaller: false }),
  );
});

async function shrink(film: Blob, name: string): Promise<boolean> {
  const folder = await smallerFolder();
  const handle = await folder.getFileHandle(name, { create: true });
  const isWritten = await shrinkFilm(
    film,
    // its content appears when it is closed: a copy that was broken off is empty
    () => handle.createWritable(),
    (ratio) => answer({ ratio }),
  );
  return isWritten && isFaithful(film, await handle.getFile());
}
