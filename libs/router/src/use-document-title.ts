import { useEffect } from 'react';

const PRODUCT = 'WBD';

/** "CRM · WBD", or the product alone. */
export function documentTitle(title?: string): string {
  return title === undefined || title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Names the page in the browser's tab. Until a page has said its title, the shell shows its module's. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
}
