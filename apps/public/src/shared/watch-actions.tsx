import { Link as RouterLink } from '@wbd/router';
import { Box, Button, Flex, type ButtonProps } from '@wbd/ui';
import { Share2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShare, type Shared } from './use-share.ts';

export interface Way {
  to: string;
  icon: LucideIcon;
  label: string;
}

export interface WatchActionsProps {
  /** the page's main action */
  primary: Way;
  /** `WayOn` for each */
  ways: ReactNode;
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
        {ways}
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

/** A secondary action. */
export function WayOn(way: Way) {
  return <WayButton variant="surface" {...way} />;
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
