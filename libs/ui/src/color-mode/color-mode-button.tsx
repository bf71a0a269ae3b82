import { IconButton } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import {
  MenuContent,
  MenuItemIndicator,
  MenuItemText,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuRoot,
  MenuTrigger,
} from '../menu/index.ts';
import { COLOR_MODES, isColorMode, useColorMode, type ColorMode } from './color-mode.ts';
import { colorModeTexts } from './texts.de.ts';

const icons: Record<ColorMode, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

/** A button whose menu switches between light, dark and the system's colour mode. */
export function ColorModeButton() {
  const { mode, setMode } = useColorMode();
  const Icon = icons[mode];
  return (
    <MenuRoot>
      <MenuTrigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label={colorModeTexts.label}>
          <Icon aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent label={colorModeTexts.label}>
        <MenuRadioItemGroup
          value={mode}
          onValueChange={({ value }) => {
            if (isColorMode(value)) setMode(value);
          }}
        >
          {COLOR_MODES.map((option) => {
            const OptionIcon = icons[option];
            return (
              <MenuRadioItem key={option} value={option}>
                <OptionIcon aria-hidden />
                <MenuItemText>{colorModeTexts.modes[option]}</MenuItemText>
                <MenuItemIndicator />
              </MenuRadioItem>
            );
          })}
        </MenuRadioItemGroup>
      </MenuContent>
    </MenuRoot>
  );
}
