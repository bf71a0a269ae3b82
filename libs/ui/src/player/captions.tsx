import { Text } from '@chakra-ui/react';
import { Captions as CaptionsIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlayerButton } from './player-bar.tsx';
import { playerTexts } from './texts.de.ts';
import type { Captions } from './use-captions.ts';

export interface CaptionsTrackProps extends Pick<Captions, 'shown' | 'show'> {
  src: string;
}

/** Captions inside a video element. The browser's own controls may show and hide them, too. */
export function CaptionsTrack({ src, shown, show }: CaptionsTrackProps) {
  const element = useRef<HTMLTrackElement>(null);

  useEffect(() => {
    if (element.current) element.current.track.mode = shown ? 'showing' : 'disabled';
  }, [shown]);

  useEffect(() => {
    const video = element.current?.parentElement;
    if (!(video instanceof HTMLVideoElement)) return;
    const follow = () => {
      show(element.current?.track.mode === 'showing');
    };
    video.textTracks.addEventListener('change', follow);
    return () => {
      video.textTracks.removeEventListener('change', follow);
    };
  }, [show]);

  return (
    <track ref={element} kind="captions" srcLang="de" label={playerTexts.language} src={src} />
  );
}

/** Shows and hides the captions: the browser's own controls keep that in a menu. */
export function CaptionsButton({ shown, failed, toggle }: Captions) {
  const pressed = shown && !failed;
  return (
    <>
      {failed && (
        <Text
          role="alert"
          px="3"
          py="1.5"
          borderRadius="l2"
          bg="rgba(7, 29, 36, 0.85)"
          color="white"
          textStyle="sm"
        >
          {playerTexts.captionsFailed}
        </Text>
      )}
      <PlayerButton pressed={pressed} aria-label={playerTexts.captions} onClick={toggle}>
        <CaptionsIcon aria-hidden />
      </PlayerButton>
    </>
  );
}
