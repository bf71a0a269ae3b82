import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { system } from '../system/system.ts';
import { ToasterSlot } from './toaster-slot.tsx';

/** The rules of the whole page are in its head already (`pageStyles`), and the order of the layers with them. */
const provided = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };

/** Our look, light, dark or the system's colour mode, and the place where toasts appear. Wraps the whole portal once. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={provided}>
      <ThemeProvider
        attribute="class"
        // React does not run a script it renders in the browser and warns about it; the page's own boot script
        // (`colorModeScript`) sets the mode before the first paint
        scriptProps={{ type: 'application/json' }}
      >
        {children}
        <ToasterSlot />
      </ThemeProvider>
    </ChakraProvider>
  );
}
