import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { FILE_LIMITS } from '@wbd/domain/files';
import { useId, useRef, useState } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { describedBy, HelpLines } from '../form/help-lines.tsx';
import { useField, type BoundProps } from '../form/use-form.ts';
import { captureFrame } from './capture-frame.ts';
import { ChooseFileButton } from './choose-file-button.tsx';
import { takeFile } from './take-file.ts';
import { uploadTexts } from './texts.de.ts';
import type { FileValue } from '../uploads/upload.ts';
import { useFileUrl } from './use-file-url.ts';

const texts = uploadTexts.poster;

/** Where the picture is taken unless the person says otherwise: behind the fade-in that many videos begin with. */
export const DEFAULT_POSTER_SECONDS = 2;
const STEP_SECONDS = 0.1;

const Range = chakra('input', {
  base: { w: 'full', h: '11', accentColor: 'colorPalette.solid', cursor: 'pointer' },
});

export interface PosterFieldProps<Values extends FieldValues, Submitted> extends BoundProps<
  Values,
  Submitted
> {
  /** the field that holds the second of the video */
  timeName: FieldPath<Values>;
  video: FileValue;
  urlOf?: (path: string) => string;
  ratio?: number;
}

/**
 * A picture out of a video: a slider chooses the moment. Its value is the picture as a file. Where this browser cannot read the
 * video, the person chooses a picture of their own.
 */
export function PosterField<Values extends FieldValues, Submitted>(
  props: PosterFieldProps<Values, Submitted>,
) {
  const { form, name, timeName, video, urlOf, ratio = 16 / 9 } = props;
  const { field, frame } = useField(props);
  const { ref, onChange } = field;
  const { field: time } = useController<Values, FieldPath<Values>, Submitted>({
    control: form.control,
    name: timeName,
  });
  const seconds = Number(time.value);
  const { onChange: setSeconds } = time;
  const url = useFileUrl(video, urlOf);
  const element = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState(0);
  const id = useId();
  // the video of which a picture was taken, or could not be
  const [seen, setSeen] = useState<string | null>(null);
  // keeps the stored picture until the moment or the video changes
  const [touched, setTouched] = useState(false);
  const [unreadable, setUnreadable] = useState<string | null>(null);

  async function capture(): Promise<void> {
    const source = element.current;
    if (!source) return;
    try {
      const picture = await captureFrame(source);
      form.clearErrors(name);
      onChange(picture);
    } catch {
      fail();
    }
    setSeen(url);
  }

  function fail(): void {
    setUnreadable(url);
    form.setError(name, { message: texts.failed });
  }

  async function take(chosen: File): Promise<boolean> {
    const taken = await takeFile('image', chosen, FILE_LIMITS.image, Infinity);
    if ('problem' in taken) {
      form.setError(name, { message: taken.problem });
      return false;
    }
    form.clearErrors(name);
    onChange(taken.file);
    return true;
  }

  if (url === null) {
    return (
      <Stack gap="1.5">
        <Text textStyle="sm" fontWeight="medium">
          {frame.label}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {texts.noVideo}
        </Text>
        <HelpLines id={id} hint={frame.hint} error={frame.error} />
      </Stack>
    );
  }
  return (
    <Stack gap="1.5" w="full">
      <Flex justify="space-between" textStyle="sm">
        <chakra.label htmlFor={id} fontWeight="medium">
          {frame.label}
        </chakra.label>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {texts.seconds(seconds)}
        </Text>
      </Flex>
      <Flex gap="4" align="center">
        <Box
          w={ratio < 1 ? '5.5rem' : '9rem'}
          flexShrink="0"
          borderRadius="md"
          overflow="hidden"
          bg="bg.muted"
          css={{ aspectRatio: String(ratio) }}
        >
          <chakra.video
            key={url}
            ref={element}
            src={url}
            // a stored video comes from another origin, and nothing could be read from it otherwise
            crossOrigin="anonymous"
            muted
            playsInline
            preload="auto"
            aria-hidden
            tabIndex={-1}
            w="full"
            h="full"
            objectFit="cover"
            onLoadedMetadata={({ currentTarget }) => {
              setLength(currentTarget.duration);
              const at = Math.min(seconds, currentTarget.duration);
              if (at !== seconds) setSeconds(at);
              currentTarget.currentTime = at;
            }}
            onSeeked={() => {
              if (video instanceof File || touched) void capture();
            }}
            onError={fail}
          />
        </Box>
        <Range
          ref={ref}
          id={id}
          type="range"
          min={0}
          max={Number.isFinite(length) ? length : seconds}
          step={STEP_SECONDS}
          value={seconds}
          disabled={frame.disabled || length === 0 || (video instanceof File && seen !== url)}
          aria-valuetext={texts.seconds(seconds)}
          aria-describedby={describedBy(id, frame.hint)}
          aria-invalid={frame.error !== undefined}
          onChange={({ target }) => {
            setTouched(true);
            const next = Math.round(Number(target.value) * 10) / 10;
            setSeconds(next);
            if (element.current) element.current.currentTime = next;
          }}
        />
      </Flex>
      {unreadable === url && (
        <Box>
          <ChooseFileButton
            label={texts.own}
            accept={FILE_LIMITS.image.contentTypes?.join(',') ?? ''}
            disabled={frame.disabled}
            // a submission waits for it
            onChoose={(chosen) => form.pending.add(take(chosen))}
          />
        </Box>
      )}
      <HelpLines id={id} hint={frame.hint} error={frame.error} />
    </Stack>
  );
}
