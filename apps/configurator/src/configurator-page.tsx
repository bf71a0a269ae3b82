import { useOwnAdvisor } from '@wbd/auth';
import type { Advisor } from '@wbd/domain/advisors';
import type { PageDraft } from '@wbd/domain/pages';
import { Box, Button, Grid, LoadingState, SimpleGrid, Stack, VisuallyHidden } from '@wbd/ui';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { PortalPage } from '@wbd/ui/page';
import { ExternalLink, MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { ContentSection } from './content/content-section.tsx';
import { HiddenPageNote } from './hidden-page-note.tsx';
import { HeroSection, useHeroEdit, useHeroForm, type HeroForm } from './hero/hero-section.tsx';
import { LivePreview, type LivePreviewProps } from './preview/live-preview.tsx';
import { previewTexts } from './preview/texts.de.ts';
import { usePreviewAddress } from './preview/use-preview-address.ts';
import { ProfileSection } from './profile/profile-section.tsx';
import { HELP_PATH } from './shared/paths.ts';
import type { TestimonialEdit } from './shared/edits.ts';
import { TestimonialsSection } from './testimonials/testimonials-section.tsx';
import { configuratorTexts as texts } from './texts.de.ts';

/** Everything that advisors decide about their own page. */
export function ConfiguratorPage() {
  const advisor = useOwnAdvisor();
  return advisor === null ? <LoadingState /> : <Configurator advisor={advisor} />;
}

function Configurator({ advisor }: { advisor: Advisor }) {
  const heroForm = useHeroForm(advisor);
  const [shareTextUnsaved, setShareTextUnsaved] = useState(false);
  const [profileUnsaved, setProfileUnsaved] = useState(false);
  const [testimonial, setTestimonial] = useState<TestimonialEdit | null>(null);
  const [section, setSection] = useState<PageDraft['section']>(null);
  const preview = usePreviewAddress();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = preview.screen !== null;
  const besidePreview = isOpen && preview.isBeside;
  /** the part that is being edited is the one the preview shows */
  const shows = (part: PageDraft['section']) => () => {
    setSection(part);
  };

  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={HELP_PATH}
      actions={
        <>
          <Button
            ref={opener}
            variant={isOpen ? 'surface' : 'solid'}
            aria-expanded={isOpen}
            onClick={() => {
              preview.setScreen(isOpen ? null : 'telefon');
            }}
          >
            <MonitorSmartphone aria-hidden />
            {previewTexts.open}
          </Button>
          <Button asChild variant="outline">
            <a href={`/${encodeURIComponent(advisor.code)}`} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              {texts.preview}
              <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </a>
          </Button>
        </>
      }
    >
      <HiddenPageNote uid={advisor.id} />
      <Grid
        templateColumns={besidePreview ? 'minmax(0, 1fr) 26rem' : 'minmax(0, 1fr)'}
        gap="8"
        alignItems="start"
      >
        <Stack gap={{ base: '6', md: '8' }} minW="0">
          <Box onFocus={shows('hero')}>
            <HeroSection advisor={advisor} form={heroForm} />
          </Box>
          <ProfileSection advisor={advisor} onUnsaved={setProfileUnsaved} />
          <Box onFocus={shows('testimonials')}>
            <TestimonialsSection
              advisor={advisor}
              onUnsaved={setShareTextUnsaved}
              besidePreview={besidePreview}
              onEdit={setTestimonial}
            />
          </Box>
          <SimpleGrid
            columns={besidePreview ? 1 : { base: 1, xl: 2 }}
            gap={{ base: '6', md: '8' }}
            alignItems="start"
          >
            <Box onFocus={shows('seminars')}>
              <ContentSection kind="seminar" advisor={advisor} />
            </Box>
            <Box onFocus={shows('experts')}>
              <ContentSection kind="expert" advisor={advisor} />
            </Box>
          </SimpleGrid>
        </Stack>
        {isOpen && (
          <Preview
            address={preview}
            advisor={advisor}
            heroForm={heroForm}
            testimonial={testimonial}
            section={section}
            onClosed={() => opener.current?.focus({ preventScroll: true })}
          />
        )}
      </Grid>
      <UnsavedGuard when={heroForm.formState.isDirty || profileUnsaved || shareTextUnsaved} />
    </PortalPage>
  );
}

/** Apart from the forms, which are not to be rendered with each key. */
function Preview({ heroForm, ...props }: Omit<LivePreviewProps, 'hero'> & { heroForm: HeroForm }) {
  return <LivePreview hero={useHeroEdit(heroForm)} {...props} />;
}
