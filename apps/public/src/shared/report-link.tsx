import { Link as RouterLink, useLocation } from '@wbd/router';
import { Link } from '@wbd/ui';
import type { ComponentProps } from 'react';
import { paths } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

interface ReportLinkProps extends Pick<ComponentProps<typeof Link>, 'alignSelf' | 'minH'> {
  /** the path to report instead of the page's own */
  reported?: string;
}

/**
 * Leads to the form that reports this page. Where it was pressed travels beside the address, because the HTML of a first
 * view knows no address; where the link loads a page, the browser's referrer says it.
 */
export function ReportLink({ reported, ...look }: ReportLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link asChild variant="plain" color="fg.muted" textStyle="sm" {...look}>
      <RouterLink to={paths.report} state={{ reported: reported ?? pathname }}>
        {sharedTexts.report}
      </RouterLink>
    </Link>
  );
}
