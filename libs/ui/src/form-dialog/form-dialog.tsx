import { Button, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from '../dialog/dialog.tsx';
import { useSubmit, type SubmitProps } from '../form/form.tsx';
import { formTexts } from '../form/texts.de.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useLeaveWarning } from '../form/use-leave-warning.ts';

const FormElement = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', flex: '1' },
});

export interface FormDialogProps<Values extends FieldValues, Submitted> extends SubmitProps<
  Values,
  Submitted
> {
  title: string;
  description?: string;
  submitLabel?: string;
  busyLabel?: string;
  size?: 'sm' | 'md' | 'lg';
  /** confirms something irreversible: the input is only a confirmation, so leaving loses nothing */
  destructive?: boolean;
  /** whether the input is only a confirmation, so that leaving loses nothing; defaults to `destructive` */
  isConfirmation?: boolean;
  /** further actions, at the start of the foot */
  actions?: ReactNode;
  /** called when the dialog was cancelled; `onSubmit` closes it on success */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. It stays while it saves, keeps what was typed when that fails, and asks before it throws anything
 * away.
 */
export function FormDialog<Values extends FieldValues, Submitted>(
  props: FormDialogProps<Values, Submitted>,
) {
  const { title, description, size = 'md', actions, onClose, children, form } = props;
  const { submitLabel = formTexts.save, busyLabel = formTexts.saving, destructive = false } = props;
  const { isConfirmation = destructive } = props;
  const { isDirty: isTyped, isSubmitting } = useFormState({ control: form.control });
  const isDirty = isTyped && !isConfirmation;
  const [asking, setAsking] = useState(false);
  const { submit, failed } = useSubmit(props);
  useLeaveWarning(isSubmitting);

  const leave = () => {
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else onClose();
  };

  return (
    <DialogRoot
      open
      role={destructive ? 'alertdialog' : 'dialog'}
      size={size}
      // a click beside the dialog is a slip, not a decision
      closeOnInteractOutside={false}
      closeOnEscape={!isSubmitting && !asking}
      onOpenChange={({ open }) => {
        if (!open) leave();
      }}
    >
      <DialogContent hideClose={isSubmitting}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <FormElement
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void submit();
          }}
        >
          <DialogBody>
            {children}
            {failed}
          </DialogBody>
          <DialogFooter>
            {actions}
            <Button variant="surface" colorPalette="gray" disabled={isSubmitting} onClick={leave}>
              {formTexts.cancel}
            </Button>
            <Button
              type="submit"
              {...(destructive && { colorPalette: 'red' })}
              loading={isSubmitting}
              loadingText={busyLabel}
            >
              {submitLabel}
            </Button>
          </DialogFooter>
        </FormElement>
      </DialogContent>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <UnsavedDialog
        open={asking}
        onDiscard={onClose}
        onStay={() => {
          setAsking(false);
        }}
      />
    </DialogRoot>
  );
}
