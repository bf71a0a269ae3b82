import { Box, chakra, IconButton } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Input } from './inputs.tsx';
import { formTexts } from './texts.de.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

const KEY = '/';

// where there is a pointer there is a keyboard
const KeyHint = chakra('kbd', {
  base: {
    display: 'none',
    '@media (hover: hover) and (pointer: fine)': { display: 'grid' },
    position: 'absolute',
    insetEnd: '3',
    top: '2.5',
    boxSize: '6',
    placeItems: 'center',
    textStyle: 'xs',
    fontFamily: 'mono',
    color: 'fg.muted',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderRadius: 'l1',
    pointerEvents: 'none',
    'input:focus ~ &': { display: 'none' },
  },
});

export interface SearchInputProps {
  /** its name, unless a field around it says it */
  'aria-label'?: string;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onValueChange: (value: string) => void;
}

/** A line to search with, which the key that is shown in it leads to. One per page. */
export function SearchInput({ value, onValueChange, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  return (
    <Box position="relative" w="full">
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
        aria-keyshortcuts={`${KEY} Control+K`}
        autoComplete="off"
        autoCapitalize="none"
        ps="11"
        pe="12"
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
        {...props}
      />
      {value === '' ? (
        <KeyHint aria-hidden>{KEY}</KeyHint>
      ) : (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          position="absolute"
          insetEnd="0"
          top="0"
          aria-label={formTexts.clearSearch}
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
