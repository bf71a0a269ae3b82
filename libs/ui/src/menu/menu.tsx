import { Menu, Portal, type MenuRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { menuRecipe } from './menu.recipe.ts';

/** A menu of actions: MenuTrigger asChild around a button, then MenuContent with MenuItems. */
export function MenuRoot(props: MenuRootProps) {
  return <Menu.Root recipe={menuRecipe} positioning={{ placement: 'bottom-end' }} {...props} />;
}

/** The list itself, above everything else on the page. */
export function MenuContent({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Portal>
      <Menu.Positioner>
        <Menu.Content {...(label !== undefined && { 'aria-label': label })}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  );
}

export const MenuTrigger = Menu.Trigger;
export const MenuItem = Menu.Item;
export const MenuItemText = Menu.ItemText;
export const MenuItemGroupLabel = Menu.ItemGroupLabel;
export const MenuRadioItemGroup = Menu.RadioItemGroup;
export const MenuRadioItem = Menu.RadioItem;
export const MenuItemIndicator = Menu.ItemIndicator;
export const MenuSeparator = Menu.Separator;
