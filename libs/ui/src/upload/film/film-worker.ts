import { readFilm } from './read-film.ts';

/** Answers with what a film is made of; null when the file cannot be read. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  void readFilm(data).then(
    (facts) => {
      postMessage(facts);
    },
    () => {
      postMessage(null);
    },
  );
});
