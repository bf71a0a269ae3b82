import { useOwnAdvisor } from '@wbd/auth';
import { restrictionsQuery } from '@wbd/data/notices';
import { noticeTexts, type Restriction } from '@wbd/domain/notices';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState, LoadingState, Stack, Text } from '@wbd/ui';
import { Card, Fact, FactList, PortalPage } from '@wbd/ui/page';
import { Eye } from 'lucide-react';
import { PORTAL_PATH } from '../shared/areas/own-areas.ts';
import { Complaint } from './complaint.tsx';
import { hiddenTexts as texts } from './texts.de.ts';

/** `/intern/ausgeblendet`: what of the advisor is hidden after a notice, why, and the way to object. */
export function HiddenPage() {
  const advisor = useOwnAdvisor();
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      back={{ to: PORTAL_PATH, label: texts.back }}
    >
      {advisor && <Restrictions uid={advisor.id} />}
    </PortalPage>
  );
}

function Restrictions({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useQuery(restrictionsQuery(uid));
  if (data === undefined) {
    return error && !isFetching ? (
      <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={texts.loading} />
    );
  }
  if (data.length === 0) {
    return <EmptyState icon={<Eye size={26} />} title={texts.empty} text={texts.emptyText} />;
  }
  return (
    <Stack gap="4" maxW="4xl">
      {data
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .map((restriction) => (
          <RestrictionCard key={restriction.id} restriction={restriction} />
        ))}
    </Stack>
  );
}

function RestrictionCard({ restriction }: { restriction: Restriction }) {
  const { kind, title, at, number, basis, ground, facts } = restriction;
  const words = texts.facts;
  return (
    <Card as="article" title={title} text={noticeTexts.kinds[kind]} aria-label={title}>
      <Stack gap="5">
        <FactList templateColumns={{ base: '1fr', md: '12rem minmax(0, 1fr)' }}>
          <Fact term={words.since}>{formatDate(at)}</Fact>
          <Fact term={words.number}>{number}</Fact>
          <Fact term={words.basis}>{noticeTexts.basis[basis]}</Fact>
          <Fact term={words.ground}>{ground}</Fact>
          <Fact term={words.facts}>{facts}</Fact>
          <Fact term={words.how}>{words.byPerson}</Fact>
          <Fact term={words.scope}>{words.everywhere}</Fact>
        </FactList>
        <Complaint restriction={restriction} />
        <Text textStyle="sm" color="fg.muted">
          {texts.redress}
        </Text>
      </Stack>
    </Card>
  );
}
