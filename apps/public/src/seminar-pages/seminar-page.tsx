import { seminarQuery } from '@wbd/data/seminars';
import { servedItem } from '@wbd/data/served-content';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { ContentPage } from '../shared/content-page.tsx';
import { useMovedSeminar } from '../shared/use-moved-seminar.ts';
import { SeminarView } from './seminar-view.tsx';
import { seminarTexts } from './texts.de.ts';

function SeminarPage({ teaser }: { teaser: boolean }) {
  const { advisor = '', id = '' } = useParams();
  const served = servedItem('seminar', id);
  const seminar = useQuery({ ...seminarQuery(id), ...served });
  const isMoving = useMovedSeminar(id, seminar.data === null);
  const item = isMoving ? { ...seminar, data: undefined } : seminar;
  return (
    <ContentPage code={advisor} item={item} texts={seminarTexts}>
      {({ item: found, page, owner }) => (
        <SeminarView
          seminar={found}
          page={page}
          owner={owner}
          teaser={teaser}
          servedAt={served?.initialDataUpdatedAt}
        />
      )}
    </ContentPage>
  );
}

/** `/{advisor}/seminar-teaser/{id}` and `/{advisor}/shared/seminar/{id}` */
export function SeminarTeaserPage() {
  return <SeminarPage teaser />;
}

/** `/{advisor}/seminar/{id}` */
export function SeminarVideoPage() {
  return <SeminarPage teaser={false} />;
}
