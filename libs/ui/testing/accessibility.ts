/** What axe judges a page by: WCAG 2.2 AA, and what is good practice beyond it. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on colours. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
