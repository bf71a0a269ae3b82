import { useOwnAdvisor } from '@wbd/auth';
import type { Advisor } from '@wbd/domain/advisors';
import { LoadingState } from '@wbd/ui';
import type { ComponentType } from 'react';

/** A page for the signed-in advisor; the shell's guard lets only advisors in. */
export function withAdvisor(Page: ComponentType<{ advisor: Advisor }>): ComponentType {
  return function AdvisorPage() {
    const advisor = useOwnAdvisor();
    return advisor ? <Page advisor={advisor} /> : <LoadingState />;
  };
}
