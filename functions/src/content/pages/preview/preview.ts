import { previewPath, widthsOf } from '@wbd/domain/files';
import type { PageContent, PublicPage } from '@wbd/domain/pages';
import type { ActionLink, PageLink } from './page-link.ts';
import { previewTexts as texts } from './texts.de.ts';

/** What a messenger shows of a link: plain text, and the path of a small picture in Cloud Storage. */
export interface Preview {
  title: string;
  description: string;
  image: string | null;
}

/** What a link to an advisor's page shows. */
function advisorPreview(page: PublicPage): Preview {
  return {
    title: nameOf(page),
    // many put nothing but their name over the page: the title says that already
    description:
      page.heroText === null || page.heroText === nameOf(page)
        ? texts.advisor(page.firstName)
        : page.heroText,
    image: pictureOf(page),
  };
}

/** What a link to an advisor's page shows, or to a part of it with an address of its own. */
export function partPreview(part: PageLink['part'], page: PublicPage): Preview {
  const image = pictureOf(page);
  switch (part) {
    case 'termine':
      return { title: texts.dates(nameOf(page)), description: texts.datesDescription, image };
    case 'impressum':
      return { title: texts.imprint(nameOf(page)), description: texts.imprintDescription, image };
    case null:
      return advisorPreview(page);
  }
}

/** What a link to a registration, or to an appointment with this page's advisor, shows. */
export function actionPreview({ seminar }: ActionLink, page: PublicPage): Preview {
  if (seminar === null) {
    return {
      title: texts.appointment(nameOf(page)),
      description: texts.appointmentDescription(page.firstName),
      image: pictureOf(page),
    };
  }
  const item = { kind: 'seminar', id: seminar } as const;
  const preview = itemPreview({ item }, page, null);
  return preview === null
    ? advisorPreview(page)
    : { ...preview, title: texts.registration(preview.title) };
}

/**
 * What a link to something on an advisor's page shows.
 * @param quickVideo what a link to a quick video leads to, null when this advisor does not pass it on
 * @returns null when the link leads to the page itself, or to what the page does not show (any more)
 */
export function itemPreview(
  { item }: Pick<PageLink, 'item'>,
  page: PublicPage,
  quickVideo: PageContent | null,
): Preview | null {
  if (item === null) return null;
  const { kind, id } = item;
  const byId = <Item extends { id: string }>(items: readonly Item[]) =>
    items.find((one) => one.id === id);
  if (kind === 'testimonial') {
    const testimonial = byId(page.testimonials);
    if (!testimonial) return null;
    const { customer, quote, thumb, thumbWidths } = testimonial;
    const image = previewPath(thumb, thumbWidths) ?? pictureOf(page);
    return { title: texts.testimonial(customer), description: quote, image };
  }
  if (kind === 'seminar') {
    const seminar = byId(page.seminars);
    if (!seminar) return null;
    const { title, advisorName, thumb, thumbWidths } = seminar;
    const image = previewPath(thumb, thumbWidths) ?? pictureOf(page);
    return { title, description: texts.seminar(advisorName), image };
  }
  if (kind === 'video') {
    const expert = byId(page.experts);
    if (!expert) return null;
    const { advisorName, description, thumb, thumbWidths } = expert;
    const image = previewPath(thumb, thumbWidths) ?? pictureOf(page);
    return { title: advisorName, description, image };
  }
  if (quickVideo?.kind !== 'schnellvideo') return null;
  const { title, thumb, pictureWidths } = quickVideo.item;
  return {
    title,
    description: texts.quickVideo(nameOf(page)),
    image: previewPath(thumb, widthsOf(thumb, pictureWidths)) ?? pictureOf(page),
  };
}

const nameOf = ({ firstName, lastName }: PublicPage) => `${firstName} ${lastName}`;
const pictureOf = ({ introThumb, introThumbWidths, logo, logoWidths }: PublicPage) =>
  previewPath(introThumb, introThumbWidths) ?? previewPath(logo, logoWidths);
