import { latestRegistrationsQuery } from '@wbd/data/registrations';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link as RouterLink } from '@wbd/router';
import { Link, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { dashboardTexts } from './texts.de.ts';

const texts = dashboardTexts.registrations;

/** Who registered last for the advisor's own seminars. */
export function RegistrationsCard({ uid }: { uid: string }) {
  const latest = useQuery(latestRegistrationsQuery(uid));
  return (
    <Card title={texts.title}>
      {latest.data ? (
        latest.data.length === 0 ? (
          <Text color="fg.muted">{texts.none}</Text>
        ) : (
          <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="3">
            {latest.data.map(({ registration, title }) => (
              <li key={`${registration.session} ${registration.customer}`}>
                <Link asChild fontWeight="medium" overflowWrap="anywhere">
                  <RouterLink
                    to={`/intern/veranstaltungen/view/${encodeURIComponent(registration.session)}`}
                  >
                    {`${registration.firstName} ${registration.lastName}`}
                  </RouterLink>
                </Link>
                <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {texts.forSeminar(title, formatDateTime(registration.registeredAt))}
                </Text>
              </li>
            ))}
          </Stack>
        )
      ) : latest.isError && !latest.isFetching ? (
        <FailureAlert
          error={latest.error}
          title={texts.failed}
          onRetry={() => void latest.refetch()}
        />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}
