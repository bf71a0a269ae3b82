import { Button, Heading, Stack } from '@wbd/ui';
import type { ReactNode } from 'react';

interface ConsentPartProps {
  title: string;
  children: ReactNode;
}

/** What a customer agreed to in one matter. */
export function ConsentPart({ title, children }: ConsentPartProps) {
  return (
    <Stack gap="3" align="flex-start">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

interface ConsentButtonProps {
  label: string;
  busy?: boolean;
  onClick: () => void;
}

/** Changes what is stored about a consent. */
export function ConsentButton({ label, busy = false, onClick }: ConsentButtonProps) {
  return (
    <Button
      size="sm"
      variant="surface"
      colorPalette="gray"
      loading={busy}
      loadingText={label}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
