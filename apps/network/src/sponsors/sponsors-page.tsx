import { advisorQuery } from '@wbd/data/advisors';
import { publicConfigQuery } from '@wbd/data/config';
import { packageTermsQuery } from '@wbd/data/deals';
import { broughtQuery, sponsorQuery } from '@wbd/data/sponsors';
import type { Sponsor } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { commissionOn, rateText, termsOn } from '@wbd/domain/commission';
import { referralName } from '@wbd/domain/customers';
import { partnerLink, planOfLevel, planRow } from '@wbd/domain/plans';
import { berlinDay, formatDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import {
  Badge,
  Button,
  copyLink,
  Flex,
  hasShareSheet,
  share,
  Skeleton,
  Stack,
  Text,
} from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card, PortalPage, SkeletonRows } from '@wbd/ui/page';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { HELP_PATH, NETWORK_PATH } from '../shared/paths.ts';
import { PendingQueries } from '../shared/pending-queries.tsx';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { sponsorsTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 20;
/** A sum of which any share is more than nothing. */
const WHOLE = 100_000;

/** Whom the advisor brought to the portal, and who brought them. */
export const SponsorsPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => (
  <PortalPage
    title={texts.title}
    intro={texts.intro}
    back={{ to: NETWORK_PATH, label: texts.back }}
    help={HELP_PATH}
    width="form"
  >
    <Content uid={advisor.id} />
  </PortalPage>
));

function Content({ uid }: { uid: string }) {
  const own = useQuery(sponsorQuery(uid));
  const brought = useQuery(broughtQuery(uid));
  const queries = [own, brought];
  if (own.data !== undefined && brought.data) {
    return (
      <Stack gap="6">
        <OwnLink uid={uid} />
        <Brought brought={brought.data} />
        <Pay />
        <Card title={texts.own}>
          {own.data ? <OwnSponsor sponsor={own.data} /> : <Text>{texts.alone}</Text>}
        </Card>
      </Stack>
    );
  }
  return <PendingQueries queries={queries} failed={texts.failed} skeleton={<SkeletonRows />} />;
}

function OwnLink({ uid }: { uid: string }) {
  const url = partnerLink(window.location.origin, uid);
  return (
    <Card title={texts.link} text={texts.linkText}>
      <Stack gap="3">
        <Text overflowWrap="anywhere">{url}</Text>
        <Flex gap="2" wrap="wrap">
          <Button variant="surface" onClick={() => void copyLink(url)}>
            <Copy aria-hidden />
            {texts.copy}
          </Button>
          {hasShareSheet() && (
            <Button
              variant="surface"
              onClick={() => void share({ url, title: texts.shareTitle, text: texts.shareText })}
            >
              <Share2 aria-hidden />
              {texts.share}
            </Button>
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

function Brought({ brought }: { brought: readonly Sponsor[] }) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const hidden = brought.length - shown;
  return (
    <Card title={texts.brought}>
      {brought.length === 0 ? (
        <Text color="fg.muted">{texts.none}</Text>
      ) : (
        <Stack as="ul" aria-label={texts.brought} listStyleType="none" gap="3">
          {brought.slice(0, shown).map(({ id, createdAt }) => (
            <Flex as="li" key={id} justify="space-between" align="center" gap="3" wrap="wrap">
              <Partner uid={id} />
              <Text textStyle="sm" color="fg.muted">
                {texts.since(dayOf(createdAt))}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
      {hidden > 0 && (
        <Button mt="3" variant="ghost" onClick={() => setShown(shown + SHOWN_FIRST)}>
          {texts.more(Math.min(hidden, SHOWN_FIRST))}
        </Button>
      )}
    </Card>
  );
}

/** What the operator pays on packages of partners, which is nothing unless it says otherwise. */
function Pay() {
  const all = useQuery(packageTermsQuery());
  const config = useQuery(publicConfigQuery());
  const [today] = useState(() => berlinDay(new Date()));
  const failed = [all, config].filter(({ isError, isFetching }) => isError && !isFetching);
  const [first] = failed;
  // terms of an organisation that was the operator's earlier are over
  const valid = all.data?.filter(({ payer }) => payer === config.data?.operatorOrg) ?? [];
  const terms = termsOn(valid, today, 'subscriptions');
  return (
    <Card title={texts.pay}>
      {all.data && config.data !== undefined ? (
        <Text>
          {terms && commissionOn(terms, WHOLE) > 0
            ? texts.paid(rateText(terms.rate), terms.holdingDays)
            : texts.unpaid}
        </Text>
      ) : first ? (
        <FailureAlert
          error={first.error}
          title={texts.payFailed}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      ) : (
        <Skeleton h="6" />
      )}
    </Card>
  );
}

const dayOf = (at: Date) => formatDay(berlinDay(at));

/** First name, initial and package: the sign-up page promises that nothing else is shown. */
function Partner({ uid }: { uid: string }) {
  const { data, isPending } = useQuery(advisorQuery(uid));
  if (!data) {
    return <Text color="fg.muted">{isPending ? texts.loading : texts.gone}</Text>;
  }
  return (
    <Flex gap="2" align="center" minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {referralName(data)}
      </Text>
      <Badge>{planRow(planOfLevel(data.lv)).name}</Badge>
    </Flex>
  );
}

function OwnSponsor({ sponsor: { sponsor, createdAt } }: { sponsor: Sponsor }) {
  const { data, isPending } = useQuery(advisorQuery(sponsor));
  if (isPending) return <Text color="fg.muted">{texts.loading}</Text>;
  const day = dayOf(createdAt);
  return <Text>{data ? texts.ownText(referralName(data), day) : texts.ownGone(day)}</Text>;
}
