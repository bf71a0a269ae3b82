import { Link } from '@wbd/router';
import { Box, Button, Flex, IconButton, Stack, Text } from '@wbd/ui';
import { AppError } from '@wbd/domain/errors';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { isRunning, pageUploads, ProgressBar, UPLOAD_PARAM, type Upload } from '@wbd/ui/uploads';
import { X } from 'lucide-react';
import { useState } from 'react';
import { needsPerson, percentOf } from './summary.ts';
import { uploadsTexts } from './texts.de.ts';
import { stateWords } from './upload-words.ts';

const texts = uploadsTexts.actions;

/** Every upload that goes on without its form, with what can be done about it. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const [discarding, setDiscarding] = useState<Upload | null>(null);
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {uploads.map((upload) => (
          <Entry
            key={upload.id}
            upload={upload}
            onRemove={() => {
              if (needsPerson(upload)) setDiscarding(upload);
              else pageUploads.remove(upload.id);
            }}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={discarding !== null}
        title={uploadsTexts.discard.title}
        confirmLabel={uploadsTexts.discard.confirm}
        cancelLabel={uploadsTexts.discard.keep}
        onConfirm={() => {
          if (discarding) pageUploads.remove(discarding.id);
          setDiscarding(null);
        }}
        onCancel={() => setDiscarding(null)}
      >
        {uploadsTexts.discard.text(discarding?.about?.title ?? '')}
      </ConfirmDialog>
    </>
  );
}

function Entry({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const { id, about, state } = upload;
  if (!about) return null;
  const { title, path, shownAt } = about;
  const isFailed = state.step === 'failed';
  const isSaving = state.step === 'busy' && state.progress.stage === 'saving';
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border">
      <Flex gap="3" align="flex-start">
        <Stack gap="1" flex="1" minW="0">
          <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere" lineClamp="2">
            {title}
          </Text>
          <Text textStyle="sm" color={isFailed ? 'fg.error' : 'fg.muted'}>
            {stateWords(upload)}
          </Text>
        </Stack>
        {state.step === 'busy' && (
          <Text aria-hidden textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {uploadsTexts.percent(percentOf(upload))}
          </Text>
        )}
        {isRunning(upload) ? (
          <IconButton
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.cancel(title)}
            title={texts.cancel(title)}
            disabled={isSaving}
            onClick={() => pageUploads.cancel(id)}
          >
            <X aria-hidden />
          </IconButton>
        ) : (
          state.step !== 'elsewhere' && (
            <IconButton
              size="sm"
              variant="ghost"
              colorPalette="gray"
              aria-label={texts.remove(title)}
              title={texts.remove(title)}
              onClick={onRemove}
            >
              <X aria-hidden />
            </IconButton>
          )
        )}
      </Flex>
      {isRunning(upload) && (
        <Box mt="2">
          <ProgressBar label={uploadsTexts.progress(title)} percent={percentOf(upload)} />
        </Box>
      )}
      <Flex gap="2" mt="2" wrap="wrap" _empty={{ display: 'none' }}>
        {canRetry(upload) && (
          <Button size="sm" variant="outline" onClick={() => pageUploads.retry(id)}>
            {state.step === 'cancelled' ? texts.goOn : texts.retry}
          </Button>
        )}
        {needsPerson(upload) && (
          <Button asChild size="sm" variant="surface" colorPalette="gray">
            <Link to={`${path}?${new URLSearchParams({ [UPLOAD_PARAM]: id }).toString()}`}>
              {texts.open}
            </Link>
          </Button>
        )}
        {state.step === 'done' && (
          <Button asChild size="sm" variant="outline">
            <Link to={shownAt} onClick={() => pageUploads.remove(id)}>
              {texts.view}
            </Link>
          </Button>
        )}
      </Flex>
    </Box>
  );
}

/** A file that cannot be read any longer has to be chosen again, in the form. */
function canRetry({ state }: Upload): boolean {
  if (state.step === 'cancelled') return true;
  if (state.step !== 'failed') return false;
  return !(state.error instanceof AppError && state.error.code === 'upload/file-changed');
}
