import { useAuth } from '@wbd/auth';
import { share } from '@wbd/ui';
import { sharedLink, type SharedKind } from '@wbd/domain/pages';

export interface Shared {
  code: string;
  kind: SharedKind;
  id: string;
  title: string;
  text: string;
}

/** Shares something of an advisor's page, with the name of the person who shares in the link. */
export function useShare(): (shared: Shared) => void {
  const sharer = useAuth((auth) => auth.user?.uid ?? null);
  return ({ code, kind, id, title, text }) => {
    const url = sharedLink({ origin: window.location.origin, code, kind, id, sharer });
    void share({ url, title, text });
  };
}
