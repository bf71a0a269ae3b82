import { Box } from '@chakra-ui/react';
import { SearchInput } from '../form/search-input.tsx';

export interface SearchBoxProps {
  /** also what it says while it is empty, unless `placeholder` says otherwise */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Finds something in what the page shows; `/` leads to it. One per page. */
export function SearchBox({ label, placeholder = label, ...value }: SearchBoxProps) {
  return (
    <Box as="search" w="full">
      <SearchInput aria-label={label} placeholder={placeholder} {...value} />
    </Box>
  );
}
