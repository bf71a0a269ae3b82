import { Button, chakra } from '@wbd/ui';
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '@wbd/ui/dialog';
import type { ReactNode, SubmitEventHandler } from 'react';
import { crmTexts } from './texts.de.ts';

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', flex: '1' },
});

export interface CustomerDialogProps {
  title: string;
  description?: string;
  busy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. It stays while it saves, and a click beside it does not throw away what was typed. */
export function CustomerDialog(props: CustomerDialogProps) {
  const { title, description, busy, onSubmit, onClose, children } = props;
  return (
    <DialogRoot
      open
      closeOnInteractOutside={false}
      closeOnEscape={!busy}
      onOpenChange={({ open }) => {
        if (!open && !busy) onClose();
      }}
    >
      <DialogContent hideClose={busy}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <Form noValidate onSubmit={onSubmit}>
          <DialogBody>{children}</DialogBody>
          <DialogFooter>
            <Button variant="surface" colorPalette="gray" disabled={busy} onClick={onClose}>
              {crmTexts.cancel}
            </Button>
            <Button type="submit" loading={busy} loadingText={crmTexts.saving}>
              {crmTexts.save}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </DialogRoot>
  );
}
