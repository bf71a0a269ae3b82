import { useOwnAdvisor } from '@wbd/auth';
import type { Advisor } from '@wbd/domain';
import { LoadingState } from '@wbd/ui';
import type { ComponentType } from 'react';

/** A page for the advisor who looks at it; the shell lets nobody else come here. */
export function withAdvisor(Page: ComponentType<{ advisor: Advisor }>): ComponentType {
  return function AdvisorPage() {
    const advisor = useOwnAdvisor();
    return advisor ? <Page advisor={advisor} /> : <LoadingState />;
  };
}
