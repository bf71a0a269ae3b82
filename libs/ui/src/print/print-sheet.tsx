import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * What is printed instead of the page; on the screen it does not show. One per page.
 * It is complete where the page shows only the rows in sight.
 */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<Box data-print-sheet>{children}</Box>, document.body);
}
