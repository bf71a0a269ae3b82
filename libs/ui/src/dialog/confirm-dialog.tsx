import { Button, Text } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from './dialog.tsx';
import { dialogTexts } from './texts.de.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** what happens, and that it cannot be undone if so */
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Whether confirming loses something, which the button shows in red. Defaults to true. */
  isLoss?: boolean;
  /** the deed is under way: the dialog stays and cannot be closed */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is deleted or agreed to. Cancelling has the focus, so that a stray Enter destroys nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = dialogTexts.confirm,
  cancelLabel = dialogTexts.cancel,
  isLoss = true,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  // a double click arrives before the caller has rendered the first one as busy
  const wasConfirmed = useRef(false);
  useEffect(() => {
    if (!busy) wasConfirmed.current = false;
  });
  const confirm = () => {
    if (wasConfirmed.current) return;
    wasConfirmed.current = true;
    onConfirm();
  };
  return (
    <DialogRoot
      role="alertdialog"
      size="sm"
      lazyMount
      unmountOnExit
      open={open}
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      initialFocusEl={() => cancelButton.current}
      onOpenChange={(details) => {
        if (!details.open && !busy) onCancel();
      }}
    >
      <DialogContent hideClose>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Text color="fg.muted">{children}</Text>
        </DialogBody>
        <DialogFooter>
          <Button
            ref={cancelButton}
            variant="surface"
            colorPalette="gray"
            disabled={busy}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
          <Button
            colorPalette={isLoss ? 'red' : 'brand'}
            loading={busy}
            loadingText={confirmLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
