import type { PublicPage, QuickVideo } from '@wbd/domain';
import type { SharedLink } from './shared-link.ts';
import { previewTexts as texts } from './texts.de.ts';

/** What a messenger shows of a link: plain text, and the path of a picture in Cloud Storage. */
export interface Preview {
  title: string;
  description: string;
  image: string | null;
}

/**
 * What a link to something on an advisor's page shows. What the page does not show (any more) shows its advisor.
 * @param quickVideo the video of a link to one, null when it does not exist
 */
export function previewOf(
  link: SharedLink,
  page: PublicPage,
  quickVideo: QuickVideo | null,
): Preview {
  return itemPreview(link, page, quickVideo) ?? advisorPreview(page);
}

function itemPreview(
  { kind, id }: SharedLink,
  page: PublicPage,
  quickVideo: QuickVideo | null,
): Preview | null {
  const byId = <Item extends { id: string }>(items: readonly Item[]) =>
    items.find((item) => item.id === id);
  if (kind === 'testimonial') {
    const item = byId(page.testimonials);
    if (!item) return null;
    const { customer, quote, thumb } = item;
    return { title: texts.testimonial(customer), description: quote, image: thumb };
  }
  if (kind === 'seminar') {
    const item = byId(page.seminars);
    if (!item) return null;
    const { title, advisorName, thumb } = item;
    return { title, description: texts.seminar(advisorName), image: thumb ?? pictureOf(page) };
  }
  if (kind === 'video') {
    const item = byId(page.experts);
    if (!item) return null;
    const { advisorName, description, thumb } = item;
    return { title: advisorName, description, image: thumb };
  }
  // under another advisor's code the video would speak in that advisor's name
  if (quickVideo?.advisor !== page.uid) return null;
  const { title, thumb } = quickVideo;
  return {
    title,
    description: texts.quickVideo(nameOf(page)),
    image: thumb ?? pictureOf(page),
  };
}

function advisorPreview(page: PublicPage): Preview {
  return {
    title: nameOf(page),
    description: page.heroText ?? texts.advisor(page.firstName),
    image: pictureOf(page),
  };
}

const nameOf = ({ firstName, lastName }: PublicPage) => `${firstName} ${lastName}`;
const pictureOf = ({ introThumb, logo }: PublicPage) => introThumb ?? logo;
