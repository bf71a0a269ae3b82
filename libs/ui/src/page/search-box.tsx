import { Box, IconButton } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Input } from '../form/inputs.tsx';
import { pageTexts } from './texts.de.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

export interface SearchBoxProps {
  /** also what it says while it is empty, unless `placeholder` says otherwise */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Finds something in what the page shows; `/` leads to it. One per page. */
export function SearchBox({ label, placeholder = label, value, onValueChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  return (
    <Box as="search" position="relative" w="full">
      <Box
        aria-hidden
        position="absolute"
        insetStart="3.5"
        top="3"
        color="fg.muted"
        pointerEvents="none"
        zIndex="1"
      >
        <Search size={20} />
      </Box>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/ Control+K"
        placeholder={placeholder}
        autoComplete="off"
        ps="11"
        pe="12"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
      />
      {value !== '' && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          position="absolute"
          insetEnd="0"
          top="0"
          aria-label={pageTexts.clearSearch}
          onClick={() => {
            onValueChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
