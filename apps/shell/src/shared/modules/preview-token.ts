import { PREVIEW_PARAMETER } from '@wbd/module';

/** Kept for this tab, so that the preview outlives sign-in and reload and no other page has it. */
const KEY = 'wbd.module-preview';

/** Takes the preview out of the page's address, which may be shared, and keeps it for this tab. */
export function takePreview(): void {
  const url = new URL(location.href);
  const token = url.searchParams.get(PREVIEW_PARAMETER);
  if (token === null) return;
  url.searchParams.delete(PREVIEW_PARAMETER);
  history.replaceState(history.state, '', url);
  stored((storage) => storage.setItem(KEY, token));
}

/** Empty when the tab shows the live portal. */
export function previewToken(): string {
  return stored((storage) => storage.getItem(KEY)) ?? '';
}

/** Shows the live portal again. */
export function endPreview(): void {
  stored((storage) => storage.removeItem(KEY));
  location.reload();
}

/** A browser may refuse the storage altogether. */
function stored<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
