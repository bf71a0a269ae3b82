import { VisuallyHidden } from '@chakra-ui/react';
import { toastFailure } from '../feedback/failure-toast.ts';
import { toast } from '../toast/toast-store.ts';
import { Switch } from './switch.tsx';

export interface StoredSwitchProps {
  checked: boolean;
  /** what it is about, for a screen reader */
  of: string;
  texts: { label: string; on: string; off: string; failed: string };
  /** stores the other state; the caller shows it at once, and takes it back when this fails */
  save: (checked: boolean) => Promise<unknown>;
}

/** A switch outside a form: its change is stored at once, and a toast says so. */
export function StoredSwitch({ checked, of, texts, save }: StoredSwitchProps) {
  async function change(): Promise<void> {
    try {
      await save(!checked);
      toast({ type: 'success', title: checked ? texts.off : texts.on });
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }
  return (
    <Switch checked={checked} onCheckedChange={() => void change()}>
      {texts.label}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </Switch>
  );
}
