import { Link as RouterLink } from '@wbd/router';
import { Link } from '@wbd/ui';
import { sharedTexts as texts } from './texts.de.ts';

/** Leads to the form that reports a colleague's video (Art. 16 DSA). @param props.reported the video's path */
export function ReportLink({ reported }: { reported: string }) {
  return (
    <Link asChild variant="plain" color="fg.muted" textStyle="sm" mt="3" minH="6">
      <RouterLink to="/action/melden" state={{ reported }}>
        {texts.report}
      </RouterLink>
    </Link>
  );
}
