import { useAddressParam, useAddressText } from '@wbd/ui/address';

const SEARCH_PARAM = 'suche';

/** The search for advisors on a page of the admin area. */
export interface AdvisorSearch {
  typed: string;
  setTyped: (text: string) => void;
  /** the debounced search text, because every search costs a request */
  email: string;
}

export function useAdvisorSearch(): AdvisorSearch {
  const [typed, setTyped] = useAddressText(SEARCH_PARAM);
  const [email] = useAddressParam(SEARCH_PARAM);
  return { typed, setTyped, email };
}
