import { useAddressParam, useAddressText } from '@wbd/ui/address';

const SEARCH_PARAM = 'suche';

/** The advisors whose list a page shows, by what their e-mail address begins with. */
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
