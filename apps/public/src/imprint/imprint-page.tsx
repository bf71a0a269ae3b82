import { imprintQuery } from '@wbd/data/imprints';
import type { Imprint } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Link as RouterLink, useDocumentTitle, useParams } from '@wbd/router';
import { Button, Container, ErrorState, Heading, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { PageFrame } from '../shared/page-frame.tsx';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useAdvisorPage } from '../shared/use-advisor-page.ts';
import { WrongLink } from '../shared/wrong-link.tsx';
import { imprintTexts as texts } from './texts.de.ts';

/** `/{advisor}/impressum`: who answers for an advisor's page. */
export function ImprintPage() {
  const { advisor = '' } = useParams();
  const { status, page, retry } = useAdvisorPage(advisor);
  useDocumentTitle(texts.title);
  if (status === 'unknown') return <WrongLink />;
  return (
    <PageFrame advisor={page} tall>
      <Container maxW="3xl" py={{ base: '10', md: '20' }} flex="1">
        {page ? (
          <Content page={page} />
        ) : status === 'failed' ? (
          <ErrorState level={1} text={texts.failed} onRetry={retry} />
        ) : (
          <Skeleton h="96" />
        )}
      </Container>
    </PageFrame>
  );
}

function Content({ page }: { page: PublicPage }) {
  const { data, isError, refetch } = useQuery(imprintQuery(page.uid));
  if (data === undefined) {
    return isError ? (
      <ErrorState level={1} text={texts.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton h="96" />
    );
  }
  if (data === null) {
    return (
      <Stack gap="5" align="flex-start">
        <Heading as="h1" size="4xl">
          {texts.none.title}
        </Heading>
        <Text textStyle="lg">{texts.none.text(page.firstName)}</Text>
        <Button asChild variant="outline">
          <RouterLink to={paths.imprint}>{texts.none.toOperator}</RouterLink>
        </Button>
      </Stack>
    );
  }
  return <Filled imprint={data} name={`${page.firstName} ${page.lastName}`} />;
}

const FIELDS = [
  'name',
  'address',
  'email',
  'phone',
  'vatId',
  'authority',
  'register',
  'rules',
] as const satisfies readonly (keyof Imprint)[];

function Filled({ imprint, name }: { imprint: Imprint; name: string }) {
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Heading as="h1" size="4xl">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{texts.of(name)}</Text>
      </Stack>
      <Stack as="dl" gap="5">
        {FIELDS.map((field) => {
          const value = imprint[field];
          return value === null || value === '' ? null : (
            <div key={field}>
              <Text as="dt" fontWeight="semibold">
                {texts.fields[field]}
              </Text>
              <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
                {field === 'email' ? <Link href={`mailto:${value}`}>{value}</Link> : value}
              </Text>
            </div>
          );
        })}
      </Stack>
      <Text textStyle="sm" color="fg.muted">
        {texts.operator}{' '}
        <Link asChild>
          <RouterLink to={paths.imprint}>{sharedTexts.footer.imprint}</RouterLink>
        </Link>
      </Text>
    </Stack>
  );
}
