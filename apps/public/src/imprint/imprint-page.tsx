import { imprintQuery } from '@wbd/data/imprints';
import type { Imprint } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Button, ErrorState, Heading, Link, Skeleton, Stack, Text } from '@wbd/ui';
import { PartOfPage } from '../shared/part-of-page.tsx';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { imprintTexts as texts } from './texts.de.ts';

/** `/{advisor}/impressum`: who answers for an advisor's page. */
export function ImprintPage() {
  return (
    <PartOfPage title={texts.title} failed={texts.failed} maxW="3xl" py={{ base: '10', md: '20' }}>
      {(page) => <Content page={page} />}
    </PartOfPage>
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
