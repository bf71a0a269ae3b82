import { kioskPath, useKiosk } from '@wbd/auth';
import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import { Box, CONTENT_ID, Flex, SkipLink } from '@wbd/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { sharedTexts } from './texts.de.ts';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const KioskBar = lazy(async () => ({ default: (await import('./kiosk-bar.tsx')).KioskBar }));

export interface PageFrameProps extends Omit<TopBarProps, 'home'> {
  children: ReactNode;
  /** the advisor whose page this is; without one, and on the default advisor's page, the marks lead to the beginning */
  advisor?: { code: string; firstName: string; lastName: string } | null | undefined;
  /** what it shows arrives later and changes its height: the foot begins below the screen, out of sight */
  tall?: boolean;
}

/** Bar, content and foot of a public page. */
export function PageFrame({ children, advisor = null, tall = false, ...bar }: PageFrameProps) {
  const kiosk = useKiosk((state) => state.kiosk);
  const owner = advisor && advisor.code !== DEFAULT_ADVISOR_CODE ? advisor : null;
  const home = kiosk ? { to: kioskPath(kiosk), label: sharedTexts.home } : homeOf(owner);
  return (
    <Flex direction="column" minH="dvh" position="relative">
      <SkipLink />
      {kiosk ? (
        <Suspense fallback={<Box minH="16" />}>
          <KioskBar kiosk={kiosk} />
        </Suspense>
      ) : (
        <TopBar home={home} {...bar} />
      )}
      <Flex
        as="main"
        id={CONTENT_ID}
        direction="column"
        flex="1"
        minH={tall ? 'dvh' : 'auto'}
        tabIndex={-1}
        outline="none"
      >
        {children}
      </Flex>
      {/* React takes it over after what is above it */}
      <Suspense>
        <SiteFooter home={home} advisor={owner} />
      </Suspense>
    </Flex>
  );
}

function homeOf(owner: PageFrameProps['advisor']): TopBarProps['home'] {
  return owner
    ? {
        to: paths.advisor(owner.code),
        label: sharedTexts.homeOf(`${owner.firstName} ${owner.lastName}`),
      }
    : { to: paths.root, label: sharedTexts.home };
}
