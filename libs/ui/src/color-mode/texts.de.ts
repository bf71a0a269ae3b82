import type { ColorMode } from './color-mode.ts';

export const colorModeTexts = {
  label: 'Farbschema',
  modes: { light: 'Hell', dark: 'Dunkel', system: 'System' } satisfies Record<ColorMode, string>,
} as const;
