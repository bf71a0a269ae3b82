import { IconButton } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from './menu.tsx';

export interface Action {
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** something is lost by it */
  destructive?: boolean;
  onSelect: () => void;
}

/** What can be done with one thing, behind a button with three dots. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  return (
    <MenuRoot>
      <MenuTrigger asChild>
        <IconButton variant="ghost" colorPalette="gray" aria-label={label}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent label={label}>
        {actions.map(
          ({ id, label: name, icon, disabled = false, destructive = false, onSelect }) => (
            <MenuItem
              key={id}
              value={id}
              disabled={disabled}
              color={destructive ? 'fg.error' : undefined}
              onSelect={onSelect}
            >
              {icon}
              {name}
            </MenuItem>
          ),
        )}
      </MenuContent>
    </MenuRoot>
  );
}
