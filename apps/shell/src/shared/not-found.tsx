import { Link, useDocumentTitle } from '@wbd/router';
import { Button, NOT_FOUND_TITLE, NotFoundState } from '@wbd/ui';
import { shellTexts } from '../texts.de.ts';

/** The page for an address that does not exist. */
export function NotFound() {
  useDocumentTitle(NOT_FOUND_TITLE);
  return (
    <NotFoundState>
      <Button asChild>
        <Link to="/">{shellTexts.notFound.home}</Link>
      </Button>
    </NotFoundState>
  );
}
