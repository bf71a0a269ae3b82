import { LoopVideo, type LoopVideoProps } from '@wbd/ui/player';

/** The video behind the hero, in a script of its own so that the words do not wait for it. */
export default function HeroLoop(loop: Pick<LoopVideoProps, 'src' | 'hasPoster'>) {
  return (
    <LoopVideo
      {...loop}
      position="absolute"
      inset="0"
      // Chromium rounds the box of a picture and not that of a video, which would be the larger paint by a fraction
      bottom={loop.hasPoster ? '1px' : '0'}
      // over the shade, because it holds the button that stops the video
      animation="fade-in 800ms ease-out"
    />
  );
}
