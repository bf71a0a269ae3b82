import { useOwnAdvisor } from '@wbd/auth';
import { quickVideosQuery } from '@wbd/data/quick-videos';
import type { Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Button, LoadingState } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { QUICK_VIDEOS_HELP_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useReopenedUpload } from '../shared/use-reopened-upload.ts';
import { NetworkTab } from './network-tab.tsx';
import { NETWORK_TAB, OwnTab } from './own-tab.tsx';
import { QuickVideoDialogs, type OpenDialog } from './quick-video-dialogs.tsx';
import { quickTexts as texts } from './texts.de.ts';

/** Short videos to send: the advisor's own, and what colleagues share. */
export function QuickVideosPage() {
  const advisor = useOwnAdvisor();
  return advisor ? <QuickVideos advisor={advisor} /> : <LoadingState />;
}

function QuickVideos({ advisor }: { advisor: Advisor }) {
  const { data } = useQuery(quickVideosQuery(advisor.id));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { isReopened, leave } = useReopenedUpload();
  const mayUpload = may(advisor.lv, 'uploadQuickVideos');
  const upload = mayUpload && (
    <Button
      onClick={() => {
        setDialog({ kind: 'upload' });
      }}
    >
      <Upload aria-hidden />
      {sharedTexts.upload}
    </Button>
  );
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={QUICK_VIDEOS_HELP_PATH}
      actions={data !== undefined && data.length > 0 && upload}
    >
      <AddressTabs
        label={texts.tabs.label}
        tabs={[
          {
            id: 'liste',
            label: texts.tabs.own,
            content: <OwnTab advisor={advisor} upload={upload} onOpen={setDialog} />,
          },
          {
            id: NETWORK_TAB,
            label: texts.tabs.network,
            content: <NetworkTab advisor={advisor} onOpen={setDialog} />,
          },
        ]}
      />
      <QuickVideoDialogs
        advisor={advisor}
        dialog={dialog ?? (isReopened && mayUpload ? { kind: 'upload' } : null)}
        onClose={() => {
          setDialog(null);
          if (isReopened) leave();
        }}
      />
    </PortalPage>
  );
}
