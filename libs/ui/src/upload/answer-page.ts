/**
 * Runs in a worker: answers the page with what is read from the file that it sends; null when the file cannot be read.
 * @param read throws when the file is gone
 */
export function answerPage(read: (file: Blob) => Promise<unknown>): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof Blob)) return;
    void read(data).then(
      (answer) => {
        postMessage({ answer });
      },
      () => {
        postMessage({ answer: null });
      },
    );
  });
}
