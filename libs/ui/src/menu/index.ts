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
