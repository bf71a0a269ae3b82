import { quickVideoQuery } from '@wbd/data/quick-videos';
import { servedItem } from '@wbd/data/served-content';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { ContentPage } from '../shared/content-page.tsx';
import { QuickVideoView } from './quick-video-view.tsx';
import { TakenQuickVideo } from './taken-quick-video.tsx';
import { quickVideoTexts as texts } from './texts.de.ts';

/** `/{advisor}/shared/schnellvideo/{id}` */
export function QuickVideoPage() {
  const { advisor = '', id = '' } = useParams();
  const video = useQuery({ ...quickVideoQuery(id), ...servedItem('schnellvideo', id) });
  return (
    <ContentPage code={advisor} item={video} texts={texts}>
      {({ item, page, owner }) =>
        item.advisor === page.uid ? (
          <QuickVideoView video={item} page={page} author={owner} presenter={owner} />
        ) : (
          <TakenQuickVideo video={item} page={page} author={owner} />
        )
      }
    </ContentPage>
  );
}
