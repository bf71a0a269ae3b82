/** How Chakra makes the rules of the whole page when a system is created. */
const MADE = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/** Chakra's file that does so. */
export const SYSTEM_FILE =
  /@chakra-ui[/\\]react[/\\]dist[/\\]esm[/\\]styled-system[/\\]system\.js$/;

/** A loader: a system does not make them in the browser, because they are in the page's head (`pageStyles`). */
export default function withoutPageStyles(source: string): string {
  if (!source.includes(MADE)) {
    throw new Error('Chakra makes the rules of the page in another way than this loader knows');
  }
  return source.replace(MADE, () => 'const _global = [];');
}
