import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
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
 * Our Chakra system: its base config (conditions and style props) with our own theme. It holds only the recipes of the
 * components in `@wbd/ui` itself; a component of a subpath comes with its recipe, so that the public page does not
 * load the looks of dialogs and forms.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'wbd',
  globalCss,
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
});
