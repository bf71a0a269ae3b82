import { Button, VisuallyHidden } from '@wbd/ui';
import { ConfirmDialog } from '@wbd/ui/dialog';
import { useState } from 'react';

interface ConfirmedExitProps {
  label: string;
  /** for screen readers: appended to the label to name what the button acts on */
  labelOf?: string;
  title: string;
  text: string;
  /** the dialog's own words unless told */
  confirmLabel?: string;
  keepLabel?: string;
  busy: boolean;
  onConfirm: () => Promise<void>;
}

/** A button that gives something up, once the person has confirmed it. */
export function ConfirmedExit(props: ConfirmedExitProps) {
  const { label, labelOf, title, text, confirmLabel, keepLabel, busy, onConfirm } = props;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        colorPalette="red"
        onClick={() => {
          setAsks(true);
        }}
      >
        {label}
        {labelOf !== undefined && <VisuallyHidden>{labelOf}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        open={asks}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={keepLabel}
        busy={busy}
        onConfirm={() =>
          void onConfirm().finally(() => {
            setAsks(false);
          })
        }
        onCancel={() => {
          setAsks(false);
        }}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
