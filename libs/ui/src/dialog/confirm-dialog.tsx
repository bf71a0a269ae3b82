import { Button, Text } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
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
  /** the deed is under way: the dialog stays and cannot be closed */
  busy?: boolean;
  /** defaults to true */
  isDestructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost or many people are told. Cancelling has the focus, so that a stray Enter destroys nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = dialogTexts.confirm,
  cancelLabel = dialogTexts.cancel,
  busy = false,
  isDestructive = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
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
            {...(isDestructive && { colorPalette: 'red' })}
            loading={busy}
            loadingText={confirmLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
