import { COLUMN_WIDTH } from './styles.ts';

const COLUMN = /<div class="column"[\s\S]*<\/div>/;
const OPEN = `<!--[if mso]><table role="presentation" align="center" width="${COLUMN_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`;
const CLOSE = '<!--[if mso]></td></tr></table><![endif]-->';

/**
 * Wraps the column in a table of fixed width that only Outlook for Windows reads, because Outlook ignores `max-width`. React
 * cannot render the conditional comments.
 */
export function forOutlook(html: string): string {
  return html.replace(COLUMN, (column) => `${OPEN}${column}${CLOSE}`);
}
