import { PREVIEW_PATH, PREVIEW_READY, type PageDraft } from '@wbd/domain/pages';
import { Box, chakra } from '@wbd/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSize } from './use-size.ts';
import { previewTexts as texts } from './texts.de.ts';

const Frame = chakra('iframe', {
  base: { display: 'block', border: '0', bg: 'bg', transformOrigin: 'top left' },
});

export interface PreviewFrameProps {
  draft: PageDraft;
  /** of the screen that the page believes to have, in pixels; it is shown smaller where there is less room */
  width: number;
}

/** The advisor's page in a frame with its own viewport. The frame loads once and receives each draft as a message. */
export function PreviewFrame({ draft, width }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useSize(place);
  const [isReady, setIsReady] = useState(false);
  const latest = useDeferredValue(draft);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === PREVIEW_READY) setIsReady(true);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, []);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(latest, window.location.origin);
  }, [isReady, latest]);

  const scale = Math.min(1, room.width / width);
  return (
    <Box ref={place} position="relative" flex="1" minH="0" overflow="hidden" bg="bg.emphasized">
      {scale > 0 && (
        <Frame
          ref={frame}
          title={texts.frame}
          src={PREVIEW_PATH}
          position="absolute"
          top="0"
          style={{
            left: (room.width - width * scale) / 2,
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
          }}
        />
      )}
    </Box>
  );
}
