import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider.tsx';

/** The key under which the styles of the page in the browser look for those that it came with. */
const KEY = 'css';

export interface StyleCollector {
  /** Our look, as `UiProvider` gives it to the portal. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** The rules that were needed by what was rendered since, by name. */
  collected: () => { globals: Record<string, string>; rules: Record<string, string> };
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
      const entries = Object.entries(cache.inserted).flatMap(([name, rule]) =>
        typeof rule === 'string'
          ? [{ name, rule, isClass: `${KEY}-${name}` in cache.registered }]
          : [],
      );
      const rulesOf = (some: typeof entries) =>
        Object.fromEntries(some.map(({ name, rule }) => [name, rule]));
      return {
        globals: rulesOf(entries.filter(({ isClass }) => !isClass)),
        rules: rulesOf(entries.filter(({ isClass }) => isClass)),
      };
    },
  };
}
