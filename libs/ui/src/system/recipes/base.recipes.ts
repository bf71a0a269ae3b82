import { defineRecipe } from '@chakra-ui/react';

export const headingRecipe = defineRecipe({
  className: 'wbd-heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', color: 'fg' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
      '4xl': { textStyle: '4xl' },
      '5xl': { textStyle: '5xl' },
      '6xl': { textStyle: '6xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});

export const linkRecipe = defineRecipe({
  className: 'wbd-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    cursor: 'pointer',
    borderRadius: 'l1',
    color: 'colorPalette.fg',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    focusVisibleRing: 'outside',
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline', _hover: { textDecorationThickness: '2px' } },
      plain: { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

export const badgeRecipe = defineRecipe({
  className: 'wbd-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'full',
    gap: '1',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      outline: { color: 'colorPalette.fg', borderWidth: '1px', borderColor: 'colorPalette.border' },
    },
    size: {
      sm: { textStyle: 'xs', px: '2', minH: '5' },
      md: { textStyle: 'xs', px: '2.5', minH: '6' },
      lg: { textStyle: 'sm', px: '3', minH: '7' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
});

export const containerRecipe = defineRecipe({
  className: 'wbd-container',
  base: {
    position: 'relative',
    w: '100%',
    mx: 'auto',
    maxW: '7xl',
    px: { base: '5', md: '8', lg: '10' },
  },
  variants: { fluid: { true: { maxW: 'full' } } },
});

export const separatorRecipe = defineRecipe({
  className: 'wbd-separator',
  base: { display: 'block', borderColor: 'border', borderStyle: 'solid' },
  variants: {
    orientation: {
      vertical: { borderInlineStartWidth: '1px' },
      horizontal: { borderTopWidth: '1px' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export const skeletonRecipe = defineRecipe({
  className: 'wbd-skeleton',
  variants: {
    loading: {
      true: {
        borderRadius: 'l2',
        bg: 'bg.emphasized',
        color: 'transparent',
        cursor: 'default',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        animation: 'pulse',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { animation: 'fade-in 200ms ease-out' },
    },
  },
  defaultVariants: { loading: true },
});

export const spinnerRecipe = defineRecipe({
  className: 'wbd-spinner',
  base: {
    display: 'inline-block',
    boxSize: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
      xl: { '--spinner-size': 'sizes.10' },
    },
  },
  defaultVariants: { size: 'md' },
});
