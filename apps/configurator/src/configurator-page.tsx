import { useOwnAdvisor } from '@wbd/auth';
import type { Advisor } from '@wbd/domain';
import { Button, LoadingState, SimpleGrid, Stack, VisuallyHidden } from '@wbd/ui';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { PortalPage } from '@wbd/ui/page';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { ContentSection } from './content/content-section.tsx';
import { HeroSection } from './hero/hero-section.tsx';
import { TestimonialsSection } from './testimonials/testimonials-section.tsx';
import { configuratorTexts as texts } from './texts.de.ts';

/** Everything that advisors decide about their own page. */
export function ConfiguratorPage() {
  const advisor = useOwnAdvisor();
  return advisor === null ? <LoadingState /> : <Configurator advisor={advisor} />;
}

function Configurator({ advisor }: { advisor: Advisor }) {
  const [heroUnsaved, setHeroUnsaved] = useState(false);
  const [shareTextUnsaved, setShareTextUnsaved] = useState(false);
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button asChild variant="outline">
          <a href={`/${encodeURIComponent(advisor.code)}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            {texts.preview}
            <VisuallyHidden>{texts.newTab}</VisuallyHidden>
          </a>
        </Button>
      }
    >
      <Stack gap={{ base: '6', md: '8' }}>
        <HeroSection advisor={advisor} onUnsaved={setHeroUnsaved} />
        <TestimonialsSection advisor={advisor} onUnsaved={setShareTextUnsaved} />
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap={{ base: '6', md: '8' }} alignItems="start">
          <ContentSection kind="seminar" advisor={advisor} />
          <ContentSection kind="expert" advisor={advisor} />
        </SimpleGrid>
      </Stack>
      <UnsavedGuard when={heroUnsaved || shareTextUnsaved} />
    </PortalPage>
  );
}
