import {
  dateShape,
  hole,
  ITALIC,
  LATER,
  PLAIN,
  RICH_TEXT_HOLE,
  SAMPLE_DATES,
  showsTestimonials,
  sourcesHole,
  testimonialSlideShape,
  testimonialsShape,
  type FirstView,
  type FirstViewPart,
  type PublicPage,
} from '@wbd/domain/pages';
import { formatDateTime } from '@wbd/domain/time';
import { TESTIMONIALS_ID } from '../shared/section-ids.ts';
import { elementsOf, replaced } from './elements.ts';
import type { RenderedPage } from './render-page.tsx';
import { SAMPLE_MINUTES } from './samples.ts';

/** What React puts before the markup: the browser needs it in the head. */
const RESOURCE_HINT = /<link rel="preload"[^>]*>/g;
/** The script of the colour mode: the page's own has run long before. React does not compare its content. */
const INLINE_SCRIPT = /(<script[^>]*>)[\s\S]*?(<\/script>)/g;
/** A part that React renders once its script has arrived. */
const LATER_PART = /<!--\$!--><template><\/template>/g;
const RICH_TEXT_SAMPLE = new RegExp(`${PLAIN}(<em[^>]*>)${ITALIC}(</em>)`);

/** The sample's pictures have no sizes, so the address alone stands there; a page's own picture may have some. */
const SOURCES = /(srcset=")qq([a-z]+)qq"/gi;

const CLASS_RULE = /\bcss-([\w-]+)/g;
/** Which of how many slides it is, as a carousel says it of its first one. */
const POSITION = /\b1 von \d+/g;

/** What is on a rendered sample page. */
export interface Sample {
  page?: PublicPage;
  /** whether the seminar on it takes place online */
  online?: boolean;
}

export interface Template {
  view: FirstView;
  /** by name: other pages have the same ones */
  parts: Record<string, FirstViewPart>;
}

interface Cut {
  rest: string;
  /** by name, as HTML */
  parts: Record<string, string>;
}

/** The template that a rendered sample page is, and those of its parts. */
export function toTemplate({ html, rules }: RenderedPage, sample: Sample): Template {
  const [, open = '', close = ''] = RICH_TEXT_SAMPLE.exec(html) ?? [];
  const sources = html.replaceAll(
    SOURCES,
    (_all, start: string, name: string) => `${start}${hole(sourcesHole(name))}"`,
  );
  const dates = withoutDates(sources, sample.online ?? false);
  const { rest, parts } = sample.page ? withoutTestimonials(dates.rest, sample.page) : dates;
  const rulesIn = (some: string) => {
    const used = new Set([...some.matchAll(CLASS_RULE)].map(([, name]) => name));
    return Object.keys(rules).filter((name) => used.has(name));
  };
  return {
    view: {
      head: [...rest.matchAll(RESOURCE_HINT)].join(''),
      html: rest
        .replaceAll(RESOURCE_HINT, '')
        .replaceAll(INLINE_SCRIPT, '$1$2')
        .replaceAll(LATER_PART, `<!--$!--><template data-dgst="${LATER}"></template>`)
        .replaceAll(String(SAMPLE_MINUTES), hole('minutes'))
        .replace(RICH_TEXT_SAMPLE, hole(RICH_TEXT_HOLE)),
      rules: rulesIn(rest),
      emphasis: { open, close },
    },
    parts: Object.fromEntries(
      Object.entries({ ...dates.parts, ...parts }).map(
        ([name, part]) => [name, { html: part, rules: rulesIn(part) }] as const,
      ),
    ),
  };
}

/** Takes the list of sample sessions out: a hole is left for the list, and each of them becomes a part. */
function withoutDates(html: string, online: boolean): Cut {
  const found = elementsOf(html, '<li').flatMap((item) => {
    const date = SAMPLE_DATES.find(({ time }) =>
      item.html.includes(formatDateTime(new Date(time))),
    );
    return date ? [{ item, date }] : [];
  });
  const parts = found.map(({ item, date }) => {
    const part = item.html.replace(formatDateTime(new Date(date.time)), hole('time'));
    return [dateShape(date, online), part] as const;
  });
  const items = found.map(({ item }) => item);
  return { rest: replaced(html, items, hole('dates')), parts: Object.fromEntries(parts) };
}

/** Takes the testimonials out likewise, and out of them their slides. */
function withoutTestimonials(html: string, page: PublicPage): Cut {
  const [section] = elementsOf(html, `<section id="${TESTIMONIALS_ID}"`);
  if (!section) {
    // they have a script of their own, which would be missing
    if (showsTestimonials(page)) throw new Error(`There are no testimonials on ${page.code}`);
    return { rest: html, parts: {} };
  }
  const slides = elementsOf(section.html, '<div role="group"');
  const [slide] = slides;
  if (!slide) throw new Error('The testimonials have no slides');
  return {
    rest: replaced(html, [section], hole('testimonials')),
    parts: {
      [testimonialsShape(page)]: replaced(section.html, slides, hole('slides')).replaceAll(
        POSITION,
        `1 von ${hole('count')}`,
      ),
      [testimonialSlideShape(page)]: slide.html.replaceAll(
        POSITION,
        `${hole('number')} von ${hole('count')}`,
      ),
    },
  };
}
