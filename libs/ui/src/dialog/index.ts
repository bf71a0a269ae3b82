export {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  type DialogContentProps,
} from './dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { PlayerSkeleton, WatchDialog, type WatchDialogProps } from './watch-dialog.tsx';
