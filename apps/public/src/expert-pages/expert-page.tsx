import { expertVideoQuery } from '@wbd/data/expert-videos';
import { servedItem } from '@wbd/data/served-content';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { ContentPage } from '../shared/content-page.tsx';
import { ExpertView } from './expert-view.tsx';
import { expertTexts } from './texts.de.ts';

function ExpertPage({ teaser }: { teaser: boolean }) {
  const { advisor = '', id = '' } = useParams();
  const expert = useQuery({ ...expertVideoQuery(id), ...servedItem('video', id) });
  return (
    <ContentPage code={advisor} item={expert} texts={expertTexts}>
      {({ item, page, owner }) => (
        <ExpertView expert={item} page={page} owner={owner} teaser={teaser} />
      )}
    </ContentPage>
  );
}

/** `/{advisor}/video-teaser/{id}` and `/{advisor}/shared/video/{id}` */
export function ExpertTeaserPage() {
  return <ExpertPage teaser />;
}

/** `/{advisor}/video/{id}` */
export function ExpertVideoPage() {
  return <ExpertPage teaser={false} />;
}
