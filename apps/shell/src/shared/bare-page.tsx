import { Box } from '@wbd/ui';
import type { ReactNode } from 'react';

/** The page around something that stands where neither the portal nor a module has put its frame. */
export function BarePage({ children }: { children: ReactNode }) {
  return <Box as="main">{children}</Box>;
}
