import { Download } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { toastFailure } from '../feedback/failure-toast.ts';
import { saveFile, type SavedFile } from './save-file.ts';

export interface SaveFileButtonProps extends Omit<
  ComponentProps<typeof Button>,
  'loading' | 'onClick'
> {
  /** makes or fetches the file */
  load: () => Promise<SavedFile>;
  /** title of the toast when that fails */
  failed: string;
}

/** Fetches a file and hands it to the browser to save. */
export function SaveFileButton({ load, failed, children, ...props }: SaveFileButtonProps) {
  const [isLoading, setIsLoading] = useState(false);

  async function save(): Promise<void> {
    setIsLoading(true);
    try {
      saveFile(await load());
    } catch (error) {
      toastFailure(error, { title: failed });
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <Button {...props} loading={isLoading} onClick={() => void save()}>
      <Download aria-hidden />
      {children}
    </Button>
  );
}
