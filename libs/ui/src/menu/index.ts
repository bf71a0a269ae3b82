export { ActionMenu, type Action } from './action-menu.tsx';
export {
  MenuContent,
  MenuItem,
  MenuItemGroupLabel,
  MenuItemIndicator,
  MenuItemText,
  MenuRadioItem,
  MenuRadioItemGroup,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from './menu.tsx';
