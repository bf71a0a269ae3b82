import { useTheme } from 'next-themes';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export function isColorMode(value: unknown): value is ColorMode {
  return COLOR_MODES.some((mode) => mode === value);
}

/** The chosen colour mode and how to choose another; it is kept in the browser. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const { theme, setTheme } = useTheme();
  return { mode: isColorMode(theme) ? theme : 'system', setMode: setTheme };
}
