import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '../dialog/dialog.tsx';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { uploadTexts as texts } from './texts.de.ts';
import { ProgressBar } from '../uploads/progress-bar.tsx';
import type { UploadState } from './use-upload.ts';

/** How far an upload is. It cannot be closed: it closes itself, done or failed, or goes on in the background. */
export function UploadDialog({
  title = texts.title,
  state,
}: {
  title?: string;
  state: UploadState;
}) {
  useLeaveWarning(state?.step === 'busy');
  // while it fades out, it says what it said last
  const [last, setLast] = useState(state);
  if (state !== null && state !== last) setLast(state);
  const shown = state ?? last;
  const busy = shown?.step === 'busy';
  const percent = busy ? Math.round(shown.progress.percent) : 100;
  return (
    <DialogRoot
      open={state !== null}
      size="sm"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <DialogContent hideClose>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {shown?.step === 'failed' ? (
            <Text role="alert" color="fg.error" fontWeight="medium">
              {texts.failed}
            </Text>
          ) : (
            <Stack gap="3">
              <ProgressBar label={texts.progress} percent={percent} done={shown?.step === 'done'} />
              <Stack direction="row" justify="space-between" textStyle="sm">
                <Text role="status" fontWeight="medium">
                  {busy ? texts.stages[shown.progress.stage] : texts.stages.done}
                </Text>
                <Text aria-hidden color="fg.muted" fontVariantNumeric="tabular-nums">
                  {`${percent} %`}
                </Text>
              </Stack>
              <Text color="fg.muted" textStyle="sm">
                {busy && shown.toBackground ? texts.stayInTab : texts.stayHere}
              </Text>
              {busy && shown.toBackground && (
                <Button
                  variant="surface"
                  colorPalette="gray"
                  alignSelf={{ base: 'stretch', sm: 'flex-end' }}
                  onClick={shown.toBackground}
                >
                  {texts.toBackground}
                </Button>
              )}
            </Stack>
          )}
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
