import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider.tsx';

/** The key under which the styles of the page in the browser look for those that it came with. */
const KEY = 'css';

export interface StyleCollector {
  /** Our look, as `UiProvider` gives it to the portal. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** The rules of classes that were needed by what was rendered since, by name. */
  collected: () => { rules: Record<string, string> };
}

/** Renders with styles that are collected instead of inserted into a document. */
export function createStyleCollector(): StyleCollector {
  const cache = createCache({ key: KEY });
  // keeps the rules instead of rendering a style element beside each component
  cache.compat = true;
  return {
    Provider: ({ children }) => (
      <CacheProvider value={cache}>
        <UiProvider>{children}</UiProvider>
      </CacheProvider>
    ),
    collected() {
      const rules = Object.entries(cache.inserted).flatMap(([name, rule]) =>
        typeof rule === 'string' && `${KEY}-${name}` in cache.registered
          ? [[name, rule] as const]
          : [],
      );
      return { rules: Object.fromEntries(rules) };
    },
  };
}
