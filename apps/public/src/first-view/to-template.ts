import { LATER, type FirstView } from '@wbd/domain';
import type { RenderedPage } from './render-page.tsx';
import { ITALIC, PLAIN, RICH_TEXT } from './sample-pages.ts';

/** What React puts before the markup: the browser needs it in the head. */
const RESOURCE_HINT = /<link rel="preload"[^>]*>/g;
/** The script of the colour mode: the page's own has run long before. React does not compare its content. */
const INLINE_SCRIPT = /(<script[^>]*>)[\s\S]*?(<\/script>)/g;
/** A part that React renders once its script has arrived. */
const LATER_PART = /<!--\$!--><template><\/template>/g;
const RICH_TEXT_SAMPLE = new RegExp(`${PLAIN}(<em[^>]*>)${ITALIC}(</em>)`);

/** The template that a rendered sample page is. */
export function toTemplate({ html, rules }: RenderedPage): FirstView {
  const [, open = '', close = ''] = RICH_TEXT_SAMPLE.exec(html) ?? [];
  return {
    head: [...html.matchAll(RESOURCE_HINT)].join(''),
    html: html
      .replaceAll(RESOURCE_HINT, '')
      .replaceAll(INLINE_SCRIPT, '$1$2')
      .replaceAll(LATER_PART, `<!--$!--><template data-dgst="${LATER}"></template>`)
      .replace(RICH_TEXT_SAMPLE, RICH_TEXT),
    rules: Object.keys(rules),
    emphasis: { open, close },
  };
}
