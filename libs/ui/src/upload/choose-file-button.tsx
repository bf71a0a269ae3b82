import { Box, Button, VisuallyHidden } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';

export interface ChooseFileButtonProps {
  label: string;
  /** as in the attribute of an input */
  accept: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the dialog for a table, which the page reads itself. */
export function ChooseFileButton({ label, accept, disabled, onChoose }: ChooseFileButtonProps) {
  return (
    <Button asChild _focusWithin={{ focusRing: 'outside' }} aria-disabled={disabled}>
      <Box as="label" cursor="pointer">
        <FileSpreadsheet aria-hidden />
        {label}
        <VisuallyHidden asChild>
          <input
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // the same file again, once it was mended
              target.value = '';
              if (file) onChoose(file);
            }}
          />
        </VisuallyHidden>
      </Box>
    </Button>
  );
}
