import { LATER } from '@wbd/domain/first-view';

/** What React puts before the markup: the browser needs it in the head. */
export const RESOURCE_HINT = /<link rel="preload"[^>]*>/g;
/** The script of the colour mode: the page's own has run long before. React does not compare its content. */
const INLINE_SCRIPT = /(<script[^>]*>)[\s\S]*?(<\/script>)/g;
/** A part that React renders once its script has arrived. */
const LATER_PART = /<!--\$!--><template[^>]*><\/template>/g;

/** The served part of the HTML that React renders. */
export const servedHtml = (html: string) =>
  html
    .replaceAll(RESOURCE_HINT, '')
    .replaceAll(INLINE_SCRIPT, '$1$2')
    .replaceAll(LATER_PART, `<!--$!--><template data-dgst="${LATER}"></template>`);
