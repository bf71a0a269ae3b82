import { dealsOfOrganisationQuery, termsQuery } from '@wbd/data/deals';
import { accountQuery } from '@wbd/data/accounts';
import { publicConfigQuery } from '@wbd/data/config';
import type { Advisor } from '@wbd/domain/advisors';
import { rateText, SOURCES, termsOn, type CommissionTerms } from '@wbd/domain/commission';
import { berlinDay, formatDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Badge, Box, EmptyState, Flex, Stack, Text } from '@wbd/ui';
import { Card, PortalPage, SkeletonForm } from '@wbd/ui/page';
import { ShieldX } from 'lucide-react';
import { useState } from 'react';
import { AdministratorNotice } from '../shared/administrator-notice.tsx';
import { DEALS_PATH, HELP_PATH } from '../shared/paths.ts';
import { PendingQueries } from '../shared/pending-queries.tsx';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { NewTerms } from './new-terms.tsx';
import { termsTexts as texts } from './texts.de.ts';

/** An organisation's terms for referrals; its administrators add new ones. */
export const TermsPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => (
  <PortalPage
    title={texts.title}
    intro={texts.intro}
    back={{ to: DEALS_PATH, label: texts.back }}
    help={HELP_PATH}
    width="form"
  >
    <AdministratorNotice uid={advisor.id} />
    <Content advisor={advisor} />
  </PortalPage>
));

function Content({ advisor: { id, org } }: { advisor: Advisor }) {
  const account = useQuery(accountQuery(id));
  const terms = useQuery(termsQuery(org));
  const isAdmin = account.data?.orgAdmin ?? false;
  // without it the form is the one of every other organisation
  const config = useQuery(publicConfigQuery());
  const deals = useQuery({ ...dealsOfOrganisationQuery(org), enabled: isAdmin });
  const queries = [account, terms, deals];
  if (account.data && !isAdmin) {
    return <EmptyState icon={<ShieldX size={26} />} title={texts.denied} text={texts.deniedText} />;
  }
  if (account.data && terms.data && deals.data) {
    return (
      <Stack gap="6">
        <TermsList terms={terms.data} />
        {/* the next terms are another form */}
        <NewTerms
          key={terms.data.length}
          number={terms.data.length}
          haveDeals={terms.data.some(({ source }) => source === 'deals')}
          deals={deals.data}
          maySell={config.data?.operatorOrg === org}
        />
      </Stack>
    );
  }
  return <PendingQueries queries={queries} failed={texts.failed} skeleton={<SkeletonForm />} />;
}

function TermsList({ terms }: { terms: readonly CommissionTerms[] }) {
  const [today] = useState(() => berlinDay(new Date()));
  const valid = SOURCES.map((source) => termsOn(terms, today, source)?.id);
  if (terms.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <Card title={texts.list}>
      <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="3">
        {terms
          .toSorted((a, b) => (a.id < b.id ? 1 : -1))
          .map(({ id, source, rate, holdingDays, validFrom }) => (
            <Flex as="li" key={id} justify="space-between" gap="3" wrap="wrap">
              <Box>
                <Text fontWeight="medium">
                  {texts[source === 'deals' ? 'valid' : 'onPackages'](rateText(rate), holdingDays)}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  {texts.from(formatDay(validFrom))}
                </Text>
              </Box>
              {valid.includes(id) && <Badge colorPalette="green">{texts.now}</Badge>}
            </Flex>
          ))}
      </Stack>
    </Card>
  );
}
