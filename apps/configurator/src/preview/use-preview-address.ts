import { useMediaQuery } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';

const PARAM = 'vorschau';

/** Screens that the preview can have, with their width in pixels. */
export const SCREENS = { telefon: 390, computer: 1280 } as const;
export type Screen = keyof typeof SCREENS;

/** The theme's breakpoint `xl`: from here on the preview is beside the forms. */
const BESIDE = '(min-width: 80rem)';

export interface PreviewAddress {
  /** null while the preview is closed */
  screen: Screen | null;
  setScreen: (screen: Screen | null) => void;
  /** it has room beside the forms, and covers them otherwise */
  isBeside: boolean;
}

/** Whether the preview is open, and with which screen: a part of the address. */
export function usePreviewAddress(): PreviewAddress {
  const [value, setValue] = useAddressParam(PARAM);
  const isBeside = useMediaQuery(BESIDE);
  return {
    screen: value === 'telefon' || value === 'computer' ? value : null,
    setScreen: (screen) => {
      setValue(screen ?? '');
    },
    isBeside,
  };
}
