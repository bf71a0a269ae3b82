import { semanticColors } from './semantic-colors.ts';
import { palette } from './palette.ts';

const FALLBACK_FONTS =
  '"Figtree Fallback", "Figtree Fallback Android", "Figtree Fallback Linux", system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';

const values = <Value extends string | number>(
  entries: Record<string, Value>,
): Record<string, { value: Value }> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

/** Steps of a quarter of a rem: 4 is 1rem. */
const steps = Object.fromEntries(
  [
    0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40,
    44, 48, 52, 56, 60, 64, 72, 80, 96,
  ].map((step) => [step, `${step / 4}rem`]),
);

const animationKeyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.5 } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  'rise-out': { to: { opacity: 0, transform: 'translateY(0.5rem)' } },
};

const shadow = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });
const ink = (alpha: number) => `rgba(7, 29, 36, ${alpha})`;
const black = (alpha: number) => `rgba(0, 0, 0, ${alpha})`;

/** Font sizes: fixed for paragraphs, growing with the screen for headings. */
const textStyles = {
  xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.375rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.625rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.3', letterSpacing: '-0.01em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '1.25', letterSpacing: '-0.015em' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '1.2', letterSpacing: '-0.02em' } },
  '4xl': { value: { fontSize: '4xl', lineHeight: '1.15', letterSpacing: '-0.025em' } },
  '5xl': { value: { fontSize: '5xl', lineHeight: '1.08', letterSpacing: '-0.03em' } },
  '6xl': { value: { fontSize: '6xl', lineHeight: '1.04', letterSpacing: '-0.03em' } },
};

/** The theme's scale, under Chakra's own names, so that its style props and types apply. */
export const theme = {
  breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
  keyframes: animationKeyframes,
  textStyles,
  layerStyles: { disabled: { value: { opacity: 0.55, cursor: 'not-allowed' } } },
  tokens: {
    colors: {
      transparent: { value: 'transparent' },
      current: { value: 'currentColor' },
      white: { value: palette.white },
      black: { value: '#000000' },
      ink: values(palette.ink),
      stone: values(palette.stone),
      brass: values(palette.brass),
    },
    fonts: values({
      heading: `"Figtree Variable", ${FALLBACK_FONTS}`,
      body: `"Figtree Variable", ${FALLBACK_FONTS}`,
      mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    }),
    fontSizes: values({
      xs: '0.8125rem',
      sm: '0.9375rem',
      md: '1.0625rem',
      lg: '1.1875rem',
      xl: '1.375rem',
      '2xl': 'clamp(1.5rem, 1.4rem + 0.5vw, 1.75rem)',
      '3xl': 'clamp(1.75rem, 1.55rem + 0.9vw, 2.25rem)',
      '4xl': 'clamp(2rem, 1.65rem + 1.6vw, 3rem)',
      '5xl': 'clamp(2.125rem, 1.6rem + 2.4vw, 4rem)',
      '6xl': 'clamp(2.25rem, 1.45rem + 3.6vw, 5.25rem)',
    }),
    fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
    lineHeights: values({ short: 1.25, moderate: 1.5, tall: 1.65 }),
    letterSpacings: values({ tight: '-0.02em', wide: '0.02em', wider: '0.06em' }),
    spacing: values(steps),
    sizes: values({
      ...steps,
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '62ch',
      dvh: '100dvh',
      '1/2': '50%',
      '1/3': '33.333%',
      '2/3': '66.667%',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '7xl': '80rem',
      '8xl': '90rem',
    }),
    radii: values({
      none: '0',
      xs: '0.25rem',
      sm: '0.375rem',
      md: '0.5rem',
      lg: '0.75rem',
      xl: '1rem',
      '2xl': '1.25rem',
      '3xl': '1.75rem',
      full: '9999px',
    }),
    borders: values({ xs: '1px solid', sm: '1px solid', md: '2px solid' }),
    durations: values({ fast: '120ms', moderate: '180ms', slow: '300ms', slowest: '600ms' }),
    easings: values({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
    animations: values({
      spin: 'spin 0.9s linear infinite',
      pulse: 'pulse 2s ease-in-out infinite',
    }),
    zIndex: values({
      hide: -1,
      base: 0,
      docked: 10,
      dropdown: 1000,
      sticky: 1100,
      overlay: 1300,
      modal: 1400,
      popover: 1500,
      skipNav: 1600,
      toast: 1700,
      tooltip: 1800,
    }),
    cursor: values({
      button: 'pointer',
      checkbox: 'pointer',
      radio: 'pointer',
      menuitem: 'pointer',
      disabled: 'not-allowed',
    }),
  },
  semanticTokens: {
    colors: semanticColors(),
    radii: {
      l1: { value: '{radii.sm}' },
      l2: { value: '{radii.md}' },
      l3: { value: '{radii.xl}' },
    },
    shadows: {
      xs: shadow(`0 1px 2px ${ink(0.06)}`, `0 1px 2px ${black(0.5)}`),
      sm: shadow(`0 1px 3px ${ink(0.1)}`, `0 1px 3px ${black(0.6)}`),
      md: shadow(`0 2px 4px ${ink(0.04)}, 0 6px 16px ${ink(0.08)}`, `0 6px 16px ${black(0.5)}`),
      lg: shadow(`0 4px 8px ${ink(0.04)}, 0 16px 32px ${ink(0.1)}`, `0 16px 32px ${black(0.55)}`),
      xl: shadow(`0 8px 16px ${ink(0.06)}, 0 24px 56px ${ink(0.16)}`, `0 24px 56px ${black(0.65)}`),
    },
  },
};
