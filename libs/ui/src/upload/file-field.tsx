import { Box, chakra, Flex, Image, Spinner, Stack, Text } from '@chakra-ui/react';
import {
  FILE_TARGETS,
  formatFileSize,
  type FileTarget,
  type FilmVersions,
} from '@wbd/domain/files';
import { Captions, FileText, FileVideo, ImageUp, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { describedBy, HelpLines } from '../form/help-lines.tsx';
import { useField, type BoundProps } from '../form/use-form.ts';
import { CAPTIONS_ACCEPT } from './captions-file.ts';
import { FilmNote, Note } from './film-note.tsx';
import { ShrinkSwitch } from './shrink-switch.tsx';
import { takeFile } from './take-file.ts';
import { uploadTexts as texts } from './texts.de.ts';
import type { FileValue } from '../uploads/upload.ts';
import { useFileUrl } from './use-file-url.ts';

const HiddenInput = chakra('input', {
  base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', w: 'full', h: 'full' },
});

const icons: Partial<Record<string, LucideIcon>> = {
  video: FileVideo,
  image: ImageUp,
  captions: Captions,
};
const chooseLabels = { video: texts.choose.video, image: texts.choose.image };

function isShown(kind: string): kind is keyof typeof chooseLabels {
  return kind in chooseLabels;
}

export interface FileFieldProps<Values extends FieldValues, Submitted> extends BoundProps<
  Values,
  Submitted
> {
  /** decides type and size; the storage rules enforce the same */
  target: FileTarget;
  /** the address of a stored file, for its preview: `fileUrl` of @wbd/data/files */
  urlOf?: (path: string) => string;
  /** width by height of the preview */
  ratio?: number;
  /** the preview shows the whole picture on white, as pages do with a logo */
  onPlate?: boolean;
  /** a longer video is refused */
  maxSeconds?: number;
  /** what became of the films of the row, which the field says of its own */
  films?: FilmVersions;
  onChosen?: (file: FileValue) => void;
}

/**
 * A file field with drop area and preview. Its value is the chosen file, the path of the stored one, or null. Files
 * that may not be uploaded or cannot be played are refused with a reason and leave the value unchanged.
 */
export function FileField<Values extends FieldValues, Submitted>(
  props: FileFieldProps<Values, Submitted>,
) {
  const { form, name, target, urlOf, ratio = 16 / 9, required = false, onChosen } = props;
  const { maxSeconds = Infinity, onPlate = false, films } = props;
  const { field, frame } = useField(props);
  const { ref, value: current, onChange, onBlur } = field;
  const value: FileValue = current;
  const { kind, contentTypes, maxBytes } = FILE_TARGETS[target];
  const isCaptions = kind === 'captions';
  const hint = frame.hint ?? (isCaptions ? texts.captions.hint : undefined);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [checking, setChecking] = useState(false);
  const [over, setOver] = useState(false);
  const [noted, setNoted] = useState<{ file: File; note: string } | null>(null);
  const url = useFileUrl(value, urlOf);

  async function take(chosen: File): Promise<boolean> {
    setChecking(true);
    const taken = await takeFile(kind, chosen, FILE_TARGETS[target], maxSeconds);
    setChecking(false);
    if ('problem' in taken) {
      form.setError(name, { message: taken.problem }, { shouldFocus: true });
      return false;
    }
    form.clearErrors(name);
    const { file, note = taken.isConverted === true ? texts.versions.conversion : null } = taken;
    setNoted(note === null ? null : { file, note });
    onChange(taken.file);
    onChosen?.(taken.file);
    return true;
  }
  const choose = (chosen: File | undefined) => {
    // a submission waits for it, so that the file is not left out
    if (chosen) form.pending.add(take(chosen));
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!frame.disabled && !checking) choose(event.dataTransfer.files[0]);
  };
  const picker = (
    <HiddenInput
      ref={(element: HTMLInputElement | null) => {
        input.current = element;
        ref(element);
      }}
      id={id}
      type="file"
      // without HEIC: an iPhone then hands out its pictures as JPEG
      accept={isCaptions ? CAPTIONS_ACCEPT : contentTypes?.join(',')}
      disabled={frame.disabled || checking}
      aria-describedby={describedBy(id, hint)}
      aria-invalid={frame.error !== undefined}
      aria-required={required}
      onBlur={onBlur}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        // the same file can be chosen again after it was mended
        event.target.value = '';
        choose(file);
      }}
    />
  );
  const Icon = icons[kind] ?? FileText;

  return (
    <Stack gap="1.5" w="full">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
        {frame.label}
        {required && (
          <Box as="span" aria-hidden color="fg.muted" ms="1">
            {'*'}
          </Box>
        )}
      </chakra.label>
      {value === null ? (
        <Flex
          position="relative"
          direction="column"
          align="center"
          justify="center"
          gap="1"
          minH="32"
          p="4"
          textAlign="center"
          borderWidth="1.5px"
          borderStyle="dashed"
          borderColor={frame.error === undefined ? 'border.control' : 'border.error'}
          borderRadius="lg"
          bg={over ? 'colorPalette.subtle' : 'bg.panel'}
          // not while a file is checked: the field says so, which has to be readable
          layerStyle={frame.disabled ? 'disabled' : undefined}
          cursor={frame.disabled ? undefined : 'pointer'}
          _hover={{ bg: 'bg.subtle' }}
          css={{
            '&:has(:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'colorPalette.focusRing',
              outlineOffset: '2px',
            },
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => {
            setOver(false);
          }}
          onDrop={drop}
        >
          <Box color="colorPalette.fg" aria-hidden>
            {checking ? <Spinner /> : <Icon size={26} />}
          </Box>
          <Text fontWeight="medium" color="colorPalette.fg">
            {checking ? texts.checking : isShown(kind) ? chooseLabels[kind] : texts.choose.other}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {`${texts.drop}, ${texts.atMost(formatFileSize(maxBytes))}`}
          </Text>
          {picker}
        </Flex>
      ) : (
        <Flex
          gap="4"
          p="3"
          align="center"
          borderWidth="1px"
          borderColor="border"
          borderRadius="lg"
          bg="bg.panel"
          wrap="wrap"
        >
          <Preview {...{ kind, url, ratio, onPlate }} label={texts.previewOf(frame.label)} />
          <Box flex="1" minW="8rem">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {value instanceof File ? value.name : texts.stored}
            </Text>
            {value instanceof File && (
              <Text textStyle="sm" color="fg.muted">
                {formatFileSize(value.size)}
              </Text>
            )}
            <Flex gap="2" mt="2" wrap="wrap">
              <Button asChild size="sm" variant="outline" position="relative">
                <Box as="span">
                  {checking ? texts.checking : texts.replace}
                  {picker}
                </Box>
              </Button>
              {!required && (
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  disabled={frame.disabled}
                  onClick={() => {
                    onChange(null);
                    onChosen?.(null);
                    // the button is gone: the empty field takes the keyboard on
                    requestAnimationFrame(() => input.current?.focus());
                  }}
                >
                  {texts.remove}
                </Button>
              )}
            </Flex>
          </Box>
        </Flex>
      )}
      {value instanceof File && <ShrinkSwitch file={value} />}
      {typeof value === 'string' && <FilmNote path={value} films={films} />}
      {noted !== null && value === noted.file && <Note>{noted.note}</Note>}
      <HelpLines id={id} hint={hint} error={frame.error} />
    </Stack>
  );
}

interface PreviewProps {
  kind: string;
  url: string | null;
  ratio: number;
  onPlate: boolean;
  label: string;
}

function Preview({ kind, url, ratio, onPlate, label }: PreviewProps) {
  const frame = {
    w: ratio < 1 ? '5.5rem' : '9rem',
    flexShrink: '0',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.muted',
    css: { aspectRatio: String(ratio) },
  } as const;
  if (url !== null && kind === 'image') {
    const look = onPlate ? ({ objectFit: 'contain', bg: 'white', p: '1' } as const) : null;
    return <Image objectFit="cover" {...frame} {...look} src={url} alt={label} />;
  }
  if (url !== null && kind === 'video') {
    return (
      <chakra.video
        {...frame}
        src={url}
        aria-label={label}
        controls
        muted
        playsInline
        preload="metadata"
        objectFit="cover"
      />
    );
  }
  const Icon = icons[kind] ?? FileText;
  return (
    <Flex {...frame} align="center" justify="center" color="fg.muted" aria-hidden>
      <Icon size={26} />
    </Flex>
  );
}
