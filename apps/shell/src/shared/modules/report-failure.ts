import type { ReportFailureInput } from '@wbd/domain/reports';
import { previewToken } from './preview-token.ts';

/**
 * Tells the server that something failed in this page. Nothing depends on it; a preview is tried by who made it. What
 * sends it is loaded when it is needed.
 */
export function reportFailure(
  module: string,
  version: string,
  failure: ReportFailureInput['failure'],
): void {
  if (previewToken() !== '') return;
  void import('@wbd/data/failures')
    .then((failures) => failures.reportFailure({ module, version, failure }))
    .catch(() => undefined);
}
