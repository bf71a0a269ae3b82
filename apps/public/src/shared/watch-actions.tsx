import { DEFAULT_ADVISOR_CODE, type PublicPage } from '@wbd/domain';
import { Link as RouterLink } from '@wbd/router';
import { Button } from '@wbd/ui';
import { Share2, type LucideIcon } from 'lucide-react';
import { paths } from './paths.ts';
import { useShare, type Shared } from './use-share.ts';

interface WatchLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** what the page is for; the others stand below it */
  primary?: boolean;
}

/** A way on from a page with a video. */
export function WatchLink({ to, icon: Icon, label, primary = false }: WatchLinkProps) {
  return (
    <Button asChild {...(primary ? { size: 'lg' } : { variant: 'surface' })}>
      <RouterLink to={to}>
        <Icon aria-hidden />
        {label}
      </RouterLink>
    </Button>
  );
}

/** Shares what the page shows. */
export function WatchShare({ label, shared }: { label: string; shared: Shared }) {
  const share = useShare();
  return (
    <Button
      variant="surface"
      onClick={() => {
        share(shared);
      }}
    >
      <Share2 aria-hidden />
      {label}
    </Button>
  );
}

/** The way back to the page it was opened from; the default advisor's page is the start page. */
export function backTo(
  page: PublicPage,
  texts: { back: (firstName: string) => string; backHome: string },
): { to: string; label: string } {
  return page.code === DEFAULT_ADVISOR_CODE
    ? { to: paths.root, label: texts.backHome }
    : { to: paths.advisor(page.code), label: texts.back(page.firstName) };
}
