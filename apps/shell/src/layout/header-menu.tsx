import { useNavigate } from '@wbd/router';
import { IconButton } from '@wbd/ui';
import {
  MenuContent,
  MenuItem,
  MenuItemText,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from '@wbd/ui/menu';
import { LogOut, Menu } from 'lucide-react';
import { PORTAL_PATH } from '../shared/areas/own-areas.ts';
import type { PlacedArea } from '../shared/areas/portal-areas.ts';
import { areaTexts } from '../shared/areas/texts.de.ts';
import { layoutTexts as texts } from './texts.de.ts';

interface HeaderMenuProps {
  areas: PlacedArea[];
  onSignOut: () => void;
}

/** The header's navigation where a row of links has no room. */
export function HeaderMenu({ areas, onSignOut }: HeaderMenuProps) {
  const navigate = useNavigate();
  const open = (path: string) => void navigate(path);
  return (
    <MenuRoot>
      <MenuTrigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label={texts.menu}>
          <Menu aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent label={texts.menu}>
        <MenuItem value={PORTAL_PATH} onClick={() => open(PORTAL_PATH)}>
          <MenuItemText>{areaTexts.portal}</MenuItemText>
        </MenuItem>
        {areas.map(({ path, title }) => (
          <MenuItem key={path} value={path} onClick={() => open(path)}>
            <MenuItemText>{title}</MenuItemText>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem value="sign-out" onClick={onSignOut}>
          <LogOut aria-hidden />
          <MenuItemText>{texts.signOut}</MenuItemText>
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}
