import { DEFAULT_ADVISOR_CODE } from '@wbd/domain';
import { CONTENT_ID, Flex, SkipLink } from '@wbd/ui';
import { Suspense, type ReactNode } from 'react';
import { paths } from './paths.ts';
import { SiteFooter } from './site-footer.tsx';
import { sharedTexts } from './texts.de.ts';
import { TopBar, type TopBarProps } from './top-bar.tsx';

export interface PageFrameProps extends Omit<TopBarProps, 'home'> {
  children: ReactNode;
  /** the advisor whose page this is; without one, and on the default advisor's page, the marks lead to the beginning */
  advisor?: { code: string; firstName: string; lastName: string } | null | undefined;
  /** what it shows arrives later and changes its height: the foot begins below the screen, out of sight */
  tall?: boolean;
}

/** Bar, content and foot of a public page. */
export function PageFrame({ children, advisor = null, tall = false, ...bar }: PageFrameProps) {
  const home =
    advisor && advisor.code !== DEFAULT_ADVISOR_CODE
      ? {
          to: paths.advisor(advisor.code),
          label: sharedTexts.homeOf(`${advisor.firstName} ${advisor.lastName}`),
        }
      : { to: paths.root, label: sharedTexts.home };
  return (
    <Flex direction="column" minH="dvh" position="relative">
      <SkipLink />
      <TopBar home={home} {...bar} />
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
        <SiteFooter home={home} />
      </Suspense>
    </Flex>
  );
}
