import { EmptyState } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { overviewTexts as texts } from './texts.de.ts';

export function OverviewPage() {
  return (
    <PortalPage title={texts.title}>
      <EmptyState {...texts.empty} />
    </PortalPage>
  );
}
