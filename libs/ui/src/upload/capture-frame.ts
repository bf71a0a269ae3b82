/** Wide enough for a card on a sharp screen. */
const CARD_PX = 1280;
const QUALITY = 0.85;

/**
 * The picture that a video shows right now, as a JPEG file.
 * @param widest its width in pixels at most
 * @throws Error when the browser lets nothing be read from it
 */
export async function captureFrame(video: HTMLVideoElement, widest = CARD_PX): Promise<File> {
  const scale = Math.min(1, widest / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) throw new Error('The video has no picture');
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], 'thumbnail.jpg', { type: 'image/jpeg' });
}
