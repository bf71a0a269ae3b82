import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** What every field that is typed into or opened looks like. 16 px text keeps iOS from zooming in. */
const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  fontSize: '1rem',
  lineHeight: '1.5',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  px: '3.5',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  '&:hover:not(:disabled)': { borderColor: 'fg.muted' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '1px',
    borderColor: 'colorPalette.focusRing',
  },
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
  _disabled: { layerStyle: 'disabled', bg: 'bg.muted' },
  _readOnly: { bg: 'bg.muted', borderColor: 'border' },
} as const;

export const inputRecipe = defineRecipe({
  className: 'wbd-input',
  base: { ...control, height: '11' },
});

export const textareaRecipe = defineRecipe({
  className: 'wbd-textarea',
  base: { ...control, py: '2.5', minH: '24' },
});

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'wbd-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', width: '100%', height: 'fit-content', display: 'flex' },
    field: {
      ...control,
      height: '11',
      pe: '10',
      cursor: 'pointer',
      '& option': { bg: 'bg.panel' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '5' },
    },
  },
});

export const fieldRecipe = defineSlotRecipe({
  className: 'wbd-field',
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '1.5',
      width: '100%',
      position: 'relative',
    },
    label: { textStyle: 'sm', fontWeight: 'medium', _disabled: { opacity: 0.7 } },
    requiredIndicator: { color: 'fg.muted', ms: '1' },
    errorText: { color: 'fg.error', textStyle: 'sm', fontWeight: 'medium' },
    helperText: { color: 'fg.muted', textStyle: 'sm' },
  },
});
