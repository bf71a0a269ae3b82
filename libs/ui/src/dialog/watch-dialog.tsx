import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DialogBody, DialogContent, DialogHeader, DialogRoot, DialogTitle } from './dialog.tsx';

export interface WatchDialogProps {
  title: string;
  onClose: () => void;
  /** the player */
  children: ReactNode;
}

/** Plays a video over the page. */
export function WatchDialog({ title, onClose, children }: WatchDialogProps) {
  return (
    <DialogRoot
      open
      size="lg"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>{children}</DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}

/** The player's place while it is on its way. */
export function PlayerSkeleton() {
  return <Skeleton w="full" aspectRatio={16 / 9} borderRadius="l3" />;
}
