/**
 * Opens a video in an element that is on no page.
 * @param preload how much of it is needed
 * @param read is given the element once the browser knows how long and how wide the video is
 * @throws Error when the browser cannot read the video
 */
export async function readVideo<Result>(
  file: Blob,
  preload: 'metadata' | 'auto',
  read: (video: HTMLVideoElement) => Result | Promise<Result>,
): Promise<Result> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.preload = preload;
  video.muted = true;
  video.playsInline = true;
  try {
    const known = until(video, 'loadedmetadata');
    video.src = url;
    await known;
    return await read(video);
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** @throws Error when the browser cannot read the video */
export function until(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => {
      resolve();
    });
    video.addEventListener('error', () => {
      reject(new Error('The video cannot be read'));
    });
  });
}
