import { fileUrl, rowPicture } from '@wbd/data/files';
import { servedItem } from '@wbd/data/served-content';
import { testimonialQuery } from '@wbd/data/testimonials';
import type { Advisor } from '@wbd/domain/advisors';
import type { Testimonial } from '@wbd/domain/content';
import { textOrNull } from '@wbd/domain/fields';
import { filmMode, filmSizes } from '@wbd/domain/files';
import { DEFAULT_TESTIMONIAL_SHARE_TEXT, type PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { useDocumentTitle, useParams } from '@wbd/router';
import { Text } from '@wbd/ui';
import { UserRound } from 'lucide-react';
import { ContentPage } from '../shared/content-page.tsx';
import { bookingWay } from '../shared/booking-way.ts';
import { paths } from '../shared/paths.ts';
import { WatchActions, WayOn } from '../shared/watch-actions.tsx';
import { BackLink, WatchLayout, WatchVideo } from '../shared/watch-layout.tsx';
import { testimonialTexts as texts } from './texts.de.ts';

/** `/{advisor}/shared/testimonial/{id}` */
export function TestimonialPage() {
  const { advisor = '', id = '' } = useParams();
  const testimonial = useQuery({ ...testimonialQuery(id), ...servedItem('testimonial', id) });
  return (
    <ContentPage code={advisor} item={testimonial} texts={texts} vertical>
      {({ item, page, owner }) => <TestimonialView testimonial={item} page={page} owner={owner} />}
    </ContentPage>
  );
}

interface TestimonialViewProps {
  testimonial: Testimonial;
  page: PublicPage;
  owner: Advisor;
}

function TestimonialView({ testimonial, page, owner }: TestimonialViewProps) {
  const { id, url, captions, thumb, quote, customer } = testimonial;
  useDocumentTitle(texts.title(customer));
  return (
    <WatchLayout
      vertical
      back={<BackLink page={page} texts={texts} />}
      video={
        <WatchVideo
          vertical
          path={url}
          sizes={filmSizes(url, testimonial.films)}
          mode={filmMode(url, testimonial.films)}
          captions={captions === null ? null : fileUrl(captions)}
          poster={rowPicture(thumb, testimonial.pictureWidths)}
          label={texts.videoLabel(customer)}
        />
      }
      title={customer}
      byline={texts.byline(`${owner.firstName} ${owner.lastName}`)}
      actions={
        <WatchActions
          primary={bookingWay({ owner, label: texts.appointment(owner.firstName) })}
          ways={
            <WayOn
              to={paths.advisor(owner.code)}
              icon={UserRound}
              label={texts.about(owner.firstName)}
            />
          }
          share={{
            label: texts.share,
            code: page.code,
            kind: 'testimonial',
            id,
            title: texts.title(customer),
            text: textOrNull(owner.testimonialShareText) ?? DEFAULT_TESTIMONIAL_SHARE_TEXT,
          }}
        />
      }
    >
      <Text as="blockquote" textStyle="xl" overflowWrap="anywhere">
        <q>{quote}</q>
      </Text>
    </WatchLayout>
  );
}
