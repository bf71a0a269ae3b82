import { LATER } from '@wbd/domain/first-view';

/** Preload hints that React emits before the markup. They belong in the head. */
export const RESOURCE_HINT = /<link rel="preload"[^>]*>/g;
/** The colour mode's script. The page's own copy has run before, and React does not compare the content. */
const INLINE_SCRIPT = /(<script[^>]*>)[\s\S]*?(<\/script>)/g;
/** The placeholder of a part that React renders once its script has loaded. */
const LATER_PART = /<!--\$!--><template[^>]*><\/template>/g;

/** The served part of the HTML that React renders. */
export const servedHtml = (html: string) =>
  html
    .replaceAll(RESOURCE_HINT, '')
    .replaceAll(INLINE_SCRIPT, '$1$2')
    .replaceAll(LATER_PART, `<!--$!--><template data-dgst="${LATER}"></template>`);
