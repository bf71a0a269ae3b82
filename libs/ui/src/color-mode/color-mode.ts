import { useTheme } from 'next-themes';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export function isColorMode(value: unknown): value is ColorMode {
  return COLOR_MODES.some((mode) => mode === value);
}

/** The chosen colour mode and how to choose another; it is kept in the browser. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const { theme, setTheme } = useTheme();
  const setMode = (mode: ColorMode) => {
    withoutTransitions();
    setTheme(mode);
  };
  return { mode: isColorMode(theme) ? theme : 'system', setMode };
}

/**
 * All colours change at once, not those of buttons a moment later. next-themes offers the same, and does it with every page
 * that is loaded, too: the browser styles the whole page twice more for it.
 */
function withoutTransitions(): void {
  const style = document.createElement('style');
  style.textContent = '*,*::before,*::after{transition:none!important}';
  document.head.append(style);
  // the first frame has the new colours, in the second they stand
  requestAnimationFrame(() => requestAnimationFrame(() => style.remove()));
}
