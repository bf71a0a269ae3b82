import { Link as RouterLink, useDocumentTitle, useParams } from '@wbd/router';
import { chakra, Container, Heading, Link, Stack, Text } from '@wbd/ui';
import { FormAlert } from '@wbd/ui/form';
import { lazy, Suspense } from 'react';
import { PageFrame } from '../shared/page-frame.tsx';
import { isDraft, textParts, type LegalDocument } from './document.ts';
import { legalDocuments } from './documents.ts';
import { legalTexts as texts } from './texts.de.ts';

const List = chakra('ul', {
  base: { display: 'grid', gap: '1', ps: '5', listStyleType: 'disc' },
});

/** `/legal/{impressum|datenschutz|agb|auftragsverarbeitung|barrierefreiheit}` */
export function LegalPage() {
  const { document = 'impressum' } = useParams();
  const found = legalDocuments.get(document);
  return found ? <LegalText document={found} /> : <NotFound />;
}

const NotFoundPage = lazy(async () => ({
  default: (await import('../shared/not-found.tsx')).NotFoundPage,
}));

function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

const Gap = chakra('mark', {
  base: { bg: 'orange.subtle', color: 'fg', px: '1', borderRadius: 'l1' },
});

/** A text whose gaps are marked. */
function Words({ children }: { children: string }) {
  return textParts(children).map(({ text, isGap }, index) =>
    isGap ? <Gap key={index}>{text}</Gap> : text,
  );
}

function LegalText({ document }: { document: LegalDocument }) {
  useDocumentTitle(document.title);
  return (
    <PageFrame>
      <Container maxW="3xl" py={{ base: '10', md: '20' }}>
        <Stack gap="4" mb="12">
          <Heading as="h1" size="4xl">
            {document.title}
          </Heading>
          <Text textStyle="lg" color="fg.muted">
            <Words>{document.intro}</Words>
          </Text>
          {isDraft(document) && (
            <FormAlert status="warning" title={texts.draft.title}>
              <Text>{texts.draft.text}</Text>
            </FormAlert>
          )}
        </Stack>
        <Stack gap="10">
          {document.sections.map(({ title, content, link }) => (
            <Stack as="section" key={title} gap="3">
              <Heading as="h2" size="xl">
                {title}
              </Heading>
              {content.map((part, index) =>
                typeof part === 'string' ? (
                  <Text key={index}>
                    <Words>{part}</Words>
                  </Text>
                ) : (
                  <List key={index}>
                    {part.map((point) => (
                      <li key={point}>
                        <Words>{point}</Words>
                      </li>
                    ))}
                  </List>
                ),
              )}
              {link && (
                <Link asChild alignSelf="flex-start">
                  <RouterLink to={link.to}>{link.label}</RouterLink>
                </Link>
              )}
            </Stack>
          ))}
        </Stack>
      </Container>
    </PageFrame>
  );
}
