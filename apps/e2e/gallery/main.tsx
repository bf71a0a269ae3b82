/** The kit's components on one page, for the tests that look at them. Not part of the portal. */
import '@wbd/ui/fonts.css';
import { createBrowserRouter, RouterProvider } from '@wbd/router';
import { Box, Button, CONTENT_ID, SkipLink, UiProvider } from '@wbd/ui';
import { Carousel } from '@wbd/ui/carousel';
import { Card, PortalPage } from '@wbd/ui/page';
import { VideoPlayer } from '@wbd/ui/player';
import { AddressTabs } from '@wbd/ui/tabs';
import { createRoot } from 'react-dom/client';
import { FormSection } from './form-section.tsx';
import { ListSection } from './list-section.tsx';
import { StatesSection } from './states-section.tsx';
import { galleryTexts as texts } from './texts.de.ts';
import { UploadSection } from './upload-section.tsx';

function GalleryPage() {
  return (
    <>
      <SkipLink />
      <Box as="main" id={CONTENT_ID}>
        <PortalPage
          title={texts.title}
          intro={texts.intro}
          help="/portal/hilfe"
          back={{ to: '/portal', label: texts.back }}
          actions={<Button>{texts.newSeminar}</Button>}
        >
          <AddressTabs
            label={texts.tabs.label}
            tabs={[
              { id: 'formular', label: texts.tabs.form, content: <FormSection /> },
              { id: 'listen', label: texts.tabs.list, content: <ListSection /> },
              { id: 'zustaende', label: texts.tabs.states, content: <StatesSection /> },
              { id: 'hochladen', label: texts.tabs.upload, content: <UploadSection /> },
            ]}
          />
        </PortalPage>
      </Box>
    </>
  );
}

/** As many slides as the address says. */
function CarouselPage() {
  const count = Number(new URLSearchParams(location.search).get('folien'));
  return (
    <Box as="main" id={CONTENT_ID} p="8" maxW="6xl">
      <Carousel label={texts.title}>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} title={`${index + 1}`}>
            <Button>{texts.newSeminar}</Button>
          </Card>
        ))}
      </Carousel>
    </Box>
  );
}

/** A film with captions; the tests answer for both files. */
function FilmPage() {
  return (
    <Box as="main" id={CONTENT_ID} p="4" maxW="3xl">
      <PortalPage title={texts.film}>
        <VideoPlayer src="/film.mp4" captions="/film.vtt" label={texts.film} />
      </PortalPage>
    </Box>
  );
}

const router = createBrowserRouter([
  { path: '/karussell', element: <CarouselPage /> },
  { path: '/film', element: <FilmPage /> },
  { path: '/portal', element: <PortalPage title={texts.back}>{null}</PortalPage> },
  { path: '*', element: <GalleryPage /> },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}
