import { COLUMN_WIDTH } from './styles.ts';

const COLUMN = /<div class="column"[\s\S]*<\/div>/;
const OPEN = `<!--[if mso]><table role="presentation" align="center" width="${COLUMN_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const CLOSE = '<!--[if mso]></td></tr></table><![endif]-->';

/**
 * Puts what people read into a table of a fixed width that Outlook for Windows alone sees, because it does not know
 * `max-width`; React writes no comments.
 */
export function forOutlook(html: string): string {
  return html.replace(COLUMN, (column) => `${OPEN}${column}${CLOSE}`);
}
