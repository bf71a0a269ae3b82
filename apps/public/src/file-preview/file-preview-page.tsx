import { fileUrl } from '@wbd/data/files';
import { useDocumentTitle, useParams } from '@wbd/router';
import { Box, VisuallyHidden } from '@wbd/ui';
import { lazy, Suspense } from 'react';
import { LazyVideo } from '../shared/lazy-video.tsx';
import { previewPath } from './preview-path.ts';
import { filePreviewTexts as texts } from './texts.de.ts';

const NotFoundPage = lazy(async () => ({
  default: (await import('../shared/not-found.tsx')).NotFoundPage,
}));

/** `/file-preview/{bucket}/{folder}/{file}`: a player and nothing else. Which files it may read, the storage's rules decide. */
export function FilePreviewPage() {
  const { bucket = '', '*': rest = '' } = useParams();
  const path = previewPath(bucket, rest);
  useDocumentTitle(texts.documentTitle);
  if (path === null) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  const label = texts.video(path.slice(path.lastIndexOf('/') + 1));
  return (
    <Box as="main" minH="dvh" bg="ink.950" display="grid" placeItems="center">
      <VisuallyHidden asChild>
        <h1>{label}</h1>
      </VisuallyHidden>
      {/* as wide as its height allows */}
      <Box w="full" maxW="calc(100dvh * 16 / 9)">
        <LazyVideo src={fileUrl(path)} label={label} />
      </Box>
    </Box>
  );
}
