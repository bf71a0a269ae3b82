import { kioskPath, useKiosk } from '@wbd/auth';
import { isDefaultCode } from '@wbd/domain/advisors';
import { branch } from '@wbd/domain/first-view';
import { Box, CONTENT_ID, Flex, SkipLink } from '@wbd/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { sharedTexts } from './texts.de.ts';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const KioskBar = lazy(async () => ({ default: (await import('./kiosk-bar.tsx')).KioskBar }));

type Owner = { code: string; firstName: string; lastName: string } | null;

export interface PageFrameProps extends Omit<TopBarProps, 'home'> {
  children: ReactNode;
  /** the advisor whose page this is; without one, and on the default advisor's page, the marks lead to the beginning */
  advisor?: Owner | undefined;
  /** what it shows arrives later and changes its height: the foot begins below the screen, out of sight */
  tall?: boolean;
}

/** Bar, content and foot of a public page. */
export function PageFrame({ children, advisor = null, tall = false, ...bar }: PageFrameProps) {
  const kiosk = useKiosk((state) => state.kiosk);
  const withOwner = (show: (owner: Owner) => ReactNode) =>
    advisor
      ? branch(isDefaultCode(advisor.code), (isDefault) => show(isDefault ? null : advisor))
      : show(null);
  const ofKiosk = kiosk && { to: kioskPath(kiosk), label: sharedTexts.home };
  return (
    <Flex direction="column" minH="dvh" position="relative">
      <SkipLink />
      {kiosk ? (
        <Suspense fallback={<Box minH="16" />}>
          <KioskBar kiosk={kiosk} />
        </Suspense>
      ) : (
        withOwner((owner) => <TopBar home={homeOf(owner)} {...bar} />)
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
        {withOwner((owner) => (
          <SiteFooter home={ofKiosk ?? homeOf(owner)} advisor={owner} />
        ))}
      </Suspense>
    </Flex>
  );
}

function homeOf(owner: Owner): TopBarProps['home'] {
  return owner
    ? {
        to: paths.advisor(owner.code),
        label: sharedTexts.homeOf(`${owner.firstName} ${owner.lastName}`),
      }
    : { to: paths.root, label: sharedTexts.home };
}
