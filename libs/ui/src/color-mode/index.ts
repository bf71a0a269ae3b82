export { COLOR_MODES, isColorMode, useColorMode, type ColorMode } from './color-mode.ts';
export { ColorModeButton } from './color-mode-button.tsx';
