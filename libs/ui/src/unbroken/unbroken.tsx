import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const together = /(E-Mail)/;

/**
 * A text that does not break within "E-Mail". A hyphen that forbids it is another character: searching the page and
 * comparing texts would miss the word.
 */
export function Unbroken({ children }: { children: string }): ReactNode {
  return children.split(together).map((part, index) =>
    together.test(part) ? (
      <chakra.span key={index} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ) : (
      part
    ),
  );
}
