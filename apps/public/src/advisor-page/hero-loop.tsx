import { LoopVideo } from '@wbd/ui/player';

/** The video behind the hero, in a script of its own so that the words do not wait for it. */
export default function HeroLoop({ src }: { src: string }) {
  return (
    <LoopVideo
      src={src}
      position="absolute"
      inset="0"
      // over the shade, because it holds the button that stops the video
      animation="fade-in 800ms ease-out"
    />
  );
}
