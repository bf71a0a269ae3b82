const NOT_PRINTED = [
  'header',
  'footer',
  'nav',
  'video',
  '[data-scope=toast]',
  // the picture over a video can be pressed, too, and stays, without what lies over it
  'button:not(:has(img))',
  'button:has(img) > :not(img, :has(img))',
].join();

/** Rules for bare elements. German words are long: they may break at syllables, headings are balanced. */
export const globalCss = {
  '*': {
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.6',
    fontFamily: 'body',
    colorPalette: 'brand',
    quotes: '"„" "“" "‚" "‘"',
    hyphens: 'manual',
    hyphenateLimitChars: '10 4 4',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    scrollPaddingTop: '5rem',
  },
  // within a page only: another page, the way back and the next field are there at once
  '@media (prefers-reduced-motion: no-preference)': {
    'html:has(a[href^="#"]:focus)': { scrollBehavior: 'smooth' },
  },
  // large text and long words: better broken than cut off
  body: { fontSize: 'md', overflowWrap: 'break-word' },
  p: { hyphens: 'auto', textWrap: 'pretty' },
  'h1, h2, h3, h4': { hyphens: 'auto', textWrap: 'balance' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '2px',
  },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.emphasized' },
  // until it is known who looks, see `rememberLogin`
  'html[data-signed-in] [data-sign-in]': { visibility: 'hidden' },
  '[data-print-sheet]': { display: 'none' },
  // print: black text, no controls
  '@media print': {
    '*, *::before, *::after': {
      color: 'black !important',
      background: 'transparent !important',
      boxShadow: 'none !important',
    },
    [NOT_PRINTED]: { display: 'none !important' },
    'body:has([data-print-sheet]) > *': { display: 'none !important' },
    'body > [data-print-sheet]': { display: 'block !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // none at all: a tiny duration would turn every change into a transition, and what measures it reads the old value
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};
