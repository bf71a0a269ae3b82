import { Menu, Portal, useMenuContext, type MenuRootProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { menuRecipe } from './menu.recipe.ts';

/** A menu of actions: MenuTrigger asChild around a button, then MenuContent with MenuItems. */
export function MenuRoot(props: MenuRootProps) {
  return (
    <Menu.Root recipe={menuRecipe} positioning={{ placement: 'bottom-end' }} lazyMount {...props} />
  );
}

/** The list itself, above everything else on the page. */
export function MenuContent({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Portal container={useLandmark()}>
      <Menu.Positioner>
        <Menu.Content {...(label !== undefined && { 'aria-label': label })}>
          {children}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  );
}

/** The part of the page that the menu's button is in: at the end of the body its items would belong to none. */
function useLandmark(): RefObject<HTMLElement | null> {
  const { id } = useMenuContext().getTriggerProps();
  const landmark = useRef<HTMLElement>(null);
  // before Portal's own effect looks at it
  useLayoutEffect(() => {
    const trigger = id === undefined ? null : document.getElementById(id);
    landmark.current = trigger?.closest<HTMLElement>('[role=dialog], main, header') ?? null;
  }, [id]);
  return landmark;
}

export const MenuTrigger = Menu.Trigger;
export const MenuItem = Menu.Item;
export const MenuItemText = Menu.ItemText;
export const MenuItemGroupLabel = Menu.ItemGroupLabel;
export const MenuRadioItemGroup = Menu.RadioItemGroup;
export const MenuRadioItem = Menu.RadioItem;
export const MenuItemIndicator = Menu.ItemIndicator;
export const MenuSeparator = Menu.Separator;
