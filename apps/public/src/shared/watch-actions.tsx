import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Flex, type ButtonProps } from '@wbd/ui';
import { Share2, type LucideIcon } from 'lucide-react';
import { paths } from './paths.ts';
import { useShare, type Shared } from './use-share.ts';

export interface Way {
  to: string;
  icon: LucideIcon;
  label: string;
}

export interface WatchActionsProps {
  /** the page's main action */
  primary: Way;
  ways: readonly Way[];
  share: Shared & { label: string };
}

/** The ways on from a page with a video: the most important one, and below it the others and the sharing. */
export function WatchActions({ primary, ways, share: { label, ...shared } }: WatchActionsProps) {
  const share = useShare();
  return (
    <>
      <Box
        position={{ base: 'sticky', sm: 'static' }}
        bottom="calc(0.75rem + env(safe-area-inset-bottom))"
        zIndex={{ base: 'docked', sm: 'auto' }}
        // what passes below the button fades out
        _before={{
          content: { base: '""', sm: 'none' },
          position: 'absolute',
          inset: '-1rem -0.75rem calc(-0.75rem - env(safe-area-inset-bottom))',
          zIndex: '-1',
          bg: 'linear-gradient(to top, {colors.bg} 75%, transparent)',
        }}
      >
        <WayButton size="lg" w={{ base: 'full', sm: 'auto' }} {...primary} />
      </Box>
      <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
        {ways.map((way) => (
          <WayButton key={way.to} variant="surface" {...way} />
        ))}
        <Button
          variant="surface"
          onClick={() => {
            share(shared);
          }}
        >
          <Share2 aria-hidden />
          {label}
        </Button>
      </Flex>
    </>
  );
}

function WayButton({
  to,
  icon: Icon,
  label,
  ...look
}: Way & Pick<ButtonProps, 'size' | 'variant' | 'w'>) {
  return (
    <Button asChild {...look}>
      <RouterLink to={to}>
        <Icon aria-hidden />
        {label}
      </RouterLink>
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
