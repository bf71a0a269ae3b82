import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalCss } from './global-css.ts';
import { look } from './system.ts';

/**
 * For a style element in the page's head: the rules of the whole page, which are the order of the layers, bare elements and the
 * theme's variables. They follow from the theme alone, and to make them in each browser would take longer than all the rest
 * of the system.
 */
export function pageStyles(): string {
  const system = createSystem(defaultBaseConfig, { ...look, globalCss });
  const cache = createCache({ key: 'page' });
  const rules = cache.insert('', css(system._global), cache.sheet, false);
  if (typeof rules !== 'string') throw new Error('The style engine takes this for a browser');
  return system.layers.atRule + rules;
}
