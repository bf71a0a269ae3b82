import { Link } from '@wbd/router';
import { CircleHelp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { pageTexts } from './texts.de.ts';

/** Leads from a page to the help of its area. */
export function HelpLink({ to }: { to: string }) {
  return (
    <Button asChild variant="ghost" colorPalette="gray" size="sm" flexShrink="0">
      <Link to={to}>
        <CircleHelp aria-hidden />
        {pageTexts.help}
      </Link>
    </Button>
  );
}
