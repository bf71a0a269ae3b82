import { defineRecipe } from '@chakra-ui/react';

/** Every size but `sm` and below is at least 44 px high; the small ones are for dense rows with space around them. */
export const buttonRecipe = defineRecipe({
  className: 'wbd-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    // a long name may need another line on a small phone
    textAlign: 'center',
    maxW: '100%',
    py: '1',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow, opacity',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', textStyle: 'xs', px: '2.5', gap: '1.5', _icon: { boxSize: '4' } },
      sm: { minH: '9', minW: '9', textStyle: 'xs', px: '3', gap: '1.5', _icon: { boxSize: '4' } },
      md: { minH: '11', minW: '11', textStyle: 'sm', px: '5', gap: '2', _icon: { boxSize: '5' } },
      lg: { minH: '12', minW: '12', textStyle: 'md', px: '6', gap: '2.5', _icon: { boxSize: '5' } },
      xl: { minH: '14', minW: '14', textStyle: 'md', px: '8', gap: '3', _icon: { boxSize: '6' } },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: {
          bg: 'color-mix(in oklab, {colors.colorPalette.solid} 88%, {colors.colorPalette.contrast})',
        },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      surface: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        boxShadow: 'xs',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      outline: {
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
