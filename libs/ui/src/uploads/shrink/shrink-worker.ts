import { smallerFolder } from './smaller-folder.ts';
import type { ShrinkAnswer } from './shrink-messages.ts';
import { shrinkRequestSchema } from './shrink-messages.ts';
import { isFaithful, shrinkFilm } from './shrink-film.ts';

const answer = (message: ShrinkAnswer) => {
  postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const request = shrinkRequestSchema.safeParse(data);
  if (!request.success) return;
  const { film, name } = request.data;
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
