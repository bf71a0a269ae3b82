import { Link as RouterLink } from '@wbd/router';
import { Link } from '@wbd/ui';
import { quickTexts as texts } from './texts.de.ts';

/**
 * Leads to the form that reports a colleague's quick video (Art. 16 DSA).
 * @param props.code of the advisor who watches it: the video is reported as they would share it
 */
export function ReportVideoLink({ code, id }: { code: string; id: string }) {
  const reported = `/${encodeURIComponent(code)}/shared/schnellvideo/${encodeURIComponent(id)}`;
  return (
    <Link asChild variant="plain" color="fg.muted" textStyle="sm" mt="3" minH="6">
      <RouterLink to="/action/melden" state={{ reported }}>
        {texts.report}
      </RouterLink>
    </Link>
  );
}
