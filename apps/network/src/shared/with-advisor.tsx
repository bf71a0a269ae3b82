import { useEmailConfirmed, useOwnAdvisor } from '@wbd/auth';
import type { Advisor } from '@wbd/domain/advisors';
import { LoadingState } from '@wbd/ui';
import { PortalPage, UnconfirmedEmail } from '@wbd/ui/page';
import type { ComponentType } from 'react';
import { HELP_PATH, PORTAL_PATH } from './paths.ts';
import { sharedTexts } from './texts.de.ts';

/** A page about money: for advisors whose address is confirmed, because the rules show it to no one else. */
export function withAdvisor(
  title: string,
  Page: ComponentType<{ advisor: Advisor }>,
): ComponentType {
  return function AdvisorPage() {
    const advisor = useOwnAdvisor();
    const isConfirmed = useEmailConfirmed();
    if (!advisor) return <LoadingState />;
    if (isConfirmed) return <Page advisor={advisor} />;
    return (
      <PortalPage title={title} help={HELP_PATH}>
        <UnconfirmedEmail to={PORTAL_PATH} text={sharedTexts.unconfirmed} />
      </PortalPage>
    );
  };
}
