export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
