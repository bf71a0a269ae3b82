import { useAddressDraft } from '@wbd/ui/address';
import { DEFAULT_VIEW, readView, writeView, type CustomerView } from './customer-view.ts';

const addressForm = { read: readView, write: writeView };

/** Which customers are shown, and in which order, kept in the address. */
export function useCustomerView(): {
  view: CustomerView;
  change: (changes: Partial<CustomerView>) => void;
  reset: () => void;
} {
  const [view, setView] = useAddressDraft(addressForm);
  return {
    view,
    change: (changes) => {
      setView((before) => ({ ...before, ...changes }));
    },
    reset: () => {
      setView(({ sort, archived }) => ({ ...DEFAULT_VIEW, sort, archived }));
    },
  };
}
