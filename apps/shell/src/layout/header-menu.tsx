import type { RemoteEntry } from '@wbd/module';
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
import { layoutTexts as texts } from './texts.de.ts';

interface HeaderMenuProps {
  sections: RemoteEntry[];
  onSignOut: () => void;
}

/** The header's navigation on a small screen. */
export function HeaderMenu({ sections, onSignOut }: HeaderMenuProps) {
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
        <MenuItem value="portal" onClick={() => open('/intern/portal')}>
          <MenuItemText>{texts.portal}</MenuItemText>
        </MenuItem>
        {sections.map(({ name, path, title }) => (
          <MenuItem key={name} value={name} onClick={() => open(path)}>
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
