import { enrolledFactor, type EnrolledFactor } from '@wbd/auth';
import { formatDate } from '@wbd/domain/time';
import { queryOptions, useQuery } from '@wbd/query';
import { Link, secondFactorPath, useLocation } from '@wbd/router';
import { Button, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card, Fact, FactList, SkeletonForm } from '@wbd/ui/page';
import { useState } from 'react';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { secondFactorTexts as texts } from './second-factor.texts.de.ts';

/** Never cached, because another device may have added or removed the factor. */
const factorQuery = (uid: string) =>
  queryOptions({
    queryKey: ['second-factor', uid],
    queryFn: enrolledFactor,
    staleTime: 0,
  });

/** The second factor of the advisor's login: sets it up, shows its date and removes it. */
export function SecondFactorCard({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useQuery(factorQuery(uid));
  return (
    <Card title={texts.title} text={texts.text}>
      {data !== undefined ? (
        <SecondFactor factor={data} onRemoved={() => void refetch()} />
      ) : error && !isFetching ? (
        <FailureAlert error={error} title={texts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm />
      )}
    </Card>
  );
}

export function SecondFactor({
  factor,
  onRemoved,
}: {
  factor: EnrolledFactor | null;
  onRemoved: () => void;
}) {
  const place = useLocation();
  const [removing, setRemoving] = useState(false);
  if (factor === null) {
    return (
      <Stack gap="4" align="flex-start">
        <Text>{texts.none}</Text>
        <Button asChild>
          <Link to={secondFactorPath(place)}>{texts.setUp}</Link>
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="4" align="flex-start">
      <FactList>
        <Fact term={texts.kind}>{factor.phone === null ? texts.app : texts.sms(factor.phone)}</Fact>
        <Fact term={texts.since}>{formatDate(factor.since)}</Fact>
      </FactList>
      <Text color="fg.muted">{texts.newPhone}</Text>
      <Text color="fg.muted">{texts.lostPhone}</Text>
      <Button variant="surface" colorPalette="red" onClick={() => setRemoving(true)}>
        {texts.remove.action}
      </Button>
      {removing && <RemoveFactorDialog onClose={() => setRemoving(false)} onRemoved={onRemoved} />}
    </Stack>
  );
}
