import { useStore } from 'zustand';
import { isOnline } from '../states/use-online.ts';
import { isKeptKey, keptUploads } from './kept-uploads.ts';
import { forgetAllSmaller, forgetSmaller, smallerFilm } from './shrink/smaller-film.ts';
import { UploadQueue, type QueuePorts } from './upload-queue.ts';
import { isRunning, type Upload } from './upload.ts';

/** The uploads of this page. The shell and all modules share it. */
export const pageUploads = new UploadQueue(browserPorts());

/** The uploads that the list shows, and those that a dialog shows. */
export function useUploads<Selected>(select: (uploads: readonly Upload[]) => Selected): Selected {
  return useStore(pageUploads.store, ({ uploads }) => select(uploads));
}

/** Follows what other tabs do with the uploads of a person. @returns stops it */
export function followUploads(uid: string): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || isKeptKey(key)) void pageUploads.load(uid);
  };
  addEventListener('storage', follow);
  void pageUploads.load(uid);
  return () => {
    removeEventListener('storage', follow);
  };
}

function browserPorts(): QueuePorts {
  const lockOf = (id: string) => `wbd.upload-job:${id}`;
  return {
    kept: keptUploads(openStorage(), Date.now),
    claim: (id) =>
      new Promise((resolve, reject) => {
        navigator.locks
          .request(lockOf(id), { ifAvailable: true }, (lock) => {
            if (!lock) {
              resolve(null);
              return undefined;
            }
            const held = Promise.withResolvers<undefined>();
            resolve(() => held.resolve(undefined));
            return held.promise;
          })
          .catch(reject);
      }),
    whenFree: async (id) => {
      await navigator.locks.request(lockOf(id), () => undefined);
    },
    isOnline,
    whenOnline: (signal) =>
      new Promise((resolve) => {
        const done = () => {
          removeEventListener('online', done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        addEventListener('online', done);
        signal.addEventListener('abort', done);
        if (isOnline() || signal.aborted) done();
      }),
    prepare: smallerFilm,
    forgetPrepared: (file) => void forgetSmaller(file),
    forgetAllPrepared: () => void forgetAllSmaller(),
    now: Date.now,
  };
}

function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const warn = (event: BeforeUnloadEvent) => {
  event.preventDefault();
};
// the browser asks before the tab is closed, whatever page is open
pageUploads.store.subscribe(({ uploads }) => {
  if (uploads.some(isRunning)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
});
