import { Dialog, IconButton, Portal, type DialogRootProps } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { dialogRecipe } from './dialog.recipe.ts';
import { dialogTexts } from './texts.de.ts';

/** A toast is closed without closing the dialog below it. */
const keepOpenForToasts: DialogRootProps['onInteractOutside'] = (event) => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-scope=toast]')) event.preventDefault();
};

/** A modal dialog: DialogContent with DialogHeader (holding DialogTitle), DialogBody and DialogFooter. */
export function DialogRoot(props: DialogRootProps) {
  return <Dialog.Root recipe={dialogRecipe} onInteractOutside={keepOpenForToasts} {...props} />;
}

export interface DialogContentProps {
  children: ReactNode;
  /** without the cross, for dialogs that must not be closed right now */
  hideClose?: boolean;
}

/** The dialog's surface over a dimmed page. */
export function DialogContent({ children, hideClose = false }: DialogContentProps) {
  return (
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          {children}
          {!hideClose && (
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" colorPalette="gray" aria-label={dialogTexts.close}>
                <X aria-hidden />
              </IconButton>
            </Dialog.CloseTrigger>
          )}
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  );
}

export const DialogHeader = Dialog.Header;
export const DialogTitle = Dialog.Title;
export const DialogDescription = Dialog.Description;
export const DialogBody = Dialog.Body;
export const DialogFooter = Dialog.Footer;
