import { whenPageStands } from '../shared/when-page-stands.ts';
import { previewToken } from '../shared/modules/preview-token.ts';
import type { Failure } from './failure.ts';
import type { Router } from './route-pattern.ts';

const MOST_EARLY = 5;

/**
 * Sees that errors in this page reach the operator. The reporter itself comes when the page stands, so that it delays nothing;
 * until then errors wait. A preview is watched by its maker.
 */
export function watchPage(router: Router): void {
  if (previewToken() !== '') return;
  const early: Failure[] = [];
  const keep = (failure: Failure) => {
    if (early.length < MOST_EARLY) early.push(failure);
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  whenPageStands(() => {
    import('./report-failures.ts')
      .then(({ startReporting }) => {
        removeEventListener('error', keep);
        removeEventListener('unhandledrejection', keep);
        startReporting(router, early);
      })
      // offline or blocked: nothing depends on it
      .catch(() => undefined);
  });
}
