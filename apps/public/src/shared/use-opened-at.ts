import { useServedFirst } from '@wbd/ui';
import { useState } from 'react';

/**
 * When the page was opened. While React takes the served HTML over it is the time at which that was made, so that both show
 * the same.
 * @param servedAt milliseconds since 1970
 */
export function useOpenedAt(servedAt: number | undefined): Date {
  const [openedAt] = useState(Date.now);
  return new Date(useServedFirst(servedAt ?? openedAt, openedAt));
}
