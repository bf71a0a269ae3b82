import { useSearchParams } from '@wbd/router';
import { useEffect, useState } from 'react';
import { DEFAULT_VIEW, readView, writeView, type CustomerView } from './customer-view.ts';

// browsers refuse an address that changes with every key
const ADDRESS_DELAY_MS = 250;

/**
 * The view as it is typed, kept in the address a moment later, so that a reload, the back button and a copied link
 * show the same customers.
 */
export function useCustomerView(): {
  view: CustomerView;
  change: (changes: Partial<CustomerView>) => void;
  reset: () => void;
} {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [view, setView] = useState(() => readView(params));
  const [seenAddress, setSeenAddress] = useState(address);
  const [ownAddress, setOwnAddress] = useState(address);

  // someone else changed the address, a link in the menu for instance: it wins
  if (address !== seenAddress) {
    setSeenAddress(address);
    if (address !== ownAddress) setView(readView(params));
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      const next = writeView(view, params);
      if (next.toString() === params.toString()) return;
      setOwnAddress(next.toString());
      setParams(next, { replace: true, preventScrollReset: true });
    }, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [view, params, setParams]);

  return {
    view,
    change: (changes) => {
      setView((before) => ({ ...before, ...changes }));
    },
    reset: () => {
      setView(({ sort }) => ({ ...DEFAULT_VIEW, sort }));
    },
  };
}
