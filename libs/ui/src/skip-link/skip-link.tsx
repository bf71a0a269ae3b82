import { Link } from '@chakra-ui/react';
import { uiTexts } from '../texts.de.ts';

/** The id of a page's main part, to which SkipLink leads. */
export const CONTENT_ID = 'inhalt';

/** The first stop of the keyboard on a page: past its header to what it is about. Seen while it has the focus. */
export function SkipLink() {
  return (
    <Link
      href={`#${CONTENT_ID}`}
      position="fixed"
      zIndex="skipNav"
      top="3"
      insetStart="3"
      px="4"
      py="2"
      bg="bg.panel"
      borderRadius="l2"
      boxShadow="md"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
      _print={{ display: 'none' }}
    >
      {uiTexts.skipToContent}
    </Link>
  );
}
