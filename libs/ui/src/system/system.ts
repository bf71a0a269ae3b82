import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  containerRecipe,
  headingRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from './recipes/base.recipes.ts';
import { buttonRecipe } from './recipes/button.recipe.ts';
import { theme } from './tokens.ts';

/**
 * Our theme, with Chakra's reset. It holds only the recipes of the components in `@wbd/ui` itself; a component of a subpath
 * comes with its recipe, so that the public page does not load the looks of dialogs and forms.
 */
export const look = {
  preflight: true,
  cssVarsPrefix: 'wbd',
  theme: {
    ...theme,
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      link: linkRecipe,
      separator: separatorRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
  },
};

/** Our Chakra system: its base config (conditions and style props) with our own theme. */
export const system = createSystem(defaultBaseConfig, look);
