import { Link } from '@wbd/router';
import { Button } from '@wbd/ui';
import { History } from 'lucide-react';
import { CHANGES_PATH } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** Leads to the history of changes about money. */
export function ChangesButton() {
  return (
    <Button asChild variant="surface">
      <Link to={CHANGES_PATH}>
        <History aria-hidden />
        {sharedTexts.changes}
      </Link>
    </Button>
  );
}
