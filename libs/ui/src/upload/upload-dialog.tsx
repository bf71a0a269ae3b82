import { Stack, Text } from '@chakra-ui/react';
import {
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '../dialog/dialog.tsx';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { uploadTexts as texts } from './texts.de.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { UploadState } from './use-upload.ts';

/** How far an upload is. It cannot be closed: it closes itself, done or failed. */
export function UploadDialog({
  title = texts.title,
  state,
}: {
  title?: string;
  state: UploadState;
}) {
  const busy = state?.step === 'busy';
  useLeaveWarning(busy);
  const percent = busy ? Math.round(state.progress.percent) : 100;
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
          {state?.step === 'failed' ? (
            <Text role="alert" color="fg.error" fontWeight="medium">
              {texts.failed}
            </Text>
          ) : (
            <Stack gap="3">
              <ProgressBar label={texts.progress} percent={percent} done={state?.step === 'done'} />
              <Stack direction="row" justify="space-between" textStyle="sm">
                <Text role="status" fontWeight="medium">
                  {busy ? texts.stages[state.progress.stage] : texts.stages.done}
                </Text>
                <Text aria-hidden color="fg.muted" fontVariantNumeric="tabular-nums">
                  {`${percent} %`}
                </Text>
              </Stack>
              <Text color="fg.muted" textStyle="sm">
                {texts.stayHere}
              </Text>
            </Stack>
          )}
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
