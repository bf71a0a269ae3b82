import { formatDateTime, hole, LATER, sourcesHole, type FirstView } from '@wbd/domain';
import type { RenderedPage } from './render-page.tsx';
import { ITALIC, PLAIN, RICH_TEXT } from './sample-pages.ts';
import { SAMPLE_DATES, SAMPLE_MINUTES } from './sample-content.ts';

/** What React puts before the markup: the browser needs it in the head. */
const RESOURCE_HINT = /<link rel="preload"[^>]*>/g;
/** The script of the colour mode: the page's own has run long before. React does not compare its content. */
const INLINE_SCRIPT = /(<script[^>]*>)[\s\S]*?(<\/script>)/g;
/** A part that React renders once its script has arrived. */
const LATER_PART = /<!--\$!--><template><\/template>/g;
const RICH_TEXT_SAMPLE = new RegExp(`${PLAIN}(<em[^>]*>)${ITALIC}(</em>)`);

/** The sample's pictures have no sizes, so the address alone stands there; a page's own picture may have some. */
const SOURCES = /(srcset=")qq([a-z]+)qq"/gi;

const LIST_ITEM = /<li\b.*?<\/li>/g;

/** The template that a rendered sample page is. */
export function toTemplate({ html, rules }: RenderedPage): FirstView {
  const [, open = '', close = ''] = RICH_TEXT_SAMPLE.exec(html) ?? [];
  const { rest, items } = withoutDates(
    html.replaceAll(
      SOURCES,
      (_all, start: string, name: string) => `${start}${hole(sourcesHole(name))}"`,
    ),
  );
  return {
    head: [...rest.matchAll(RESOURCE_HINT)].join(''),
    html: rest
      .replaceAll(RESOURCE_HINT, '')
      .replaceAll(INLINE_SCRIPT, '$1$2')
      .replaceAll(LATER_PART, `<!--$!--><template data-dgst="${LATER}"></template>`)
      .replaceAll(String(SAMPLE_MINUTES), hole('minutes'))
      .replace(RICH_TEXT_SAMPLE, RICH_TEXT),
    rules: Object.keys(rules),
    emphasis: { open, close },
    items,
  };
}

/** Takes the list of sample sessions out: a hole is left for the list, and each of them becomes a template. */
function withoutDates(html: string): { rest: string; items: Record<string, string> } {
  const items: Record<string, string> = {};
  const rest = html.replaceAll(LIST_ITEM, (item) => {
    const date = SAMPLE_DATES.find(({ time }) => item.includes(formatDateTime(new Date(time))));
    if (!date) return item;
    const isFirst = Object.keys(items).length === 0;
    items[`date ${date.seats}`] = item.replace(formatDateTime(new Date(date.time)), hole('time'));
    return isFirst ? hole('dates') : '';
  });
  return { rest, items };
}
