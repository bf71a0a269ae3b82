import { accountQuery } from '@wbd/data/accounts';
import { dealsOfOrganisationQuery, termsQuery } from '@wbd/data/deals';
import type { Advisor } from '@wbd/domain/advisors';
import type { CommissionTerms, Deal } from '@wbd/domain/commission';
import { useQuery } from '@wbd/query';
import { EmptyState, Stack, Text } from '@wbd/ui';
import { UnsavedGuard } from '@wbd/ui/form-dialog';
import { Card, PortalPage, SkeletonForm } from '@wbd/ui/page';
import { ColumnFields } from '@wbd/ui/upload';
import { ShieldX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AdministratorNotice } from '../../shared/administrator-notice.tsx';
import { DEALS_PATH, HELP_PATH } from '../../shared/paths.ts';
import { PendingQueries } from '../../shared/pending-queries.tsx';
import { withAdvisor } from '../../shared/with-advisor.tsx';
import { ChooseList } from './choose-list.tsx';
import { isComplete, LIST_FIELDS, REQUIRED_FIELDS } from './columns.ts';
import { rowsOf, titlesOf, type OpenList } from './open-list.ts';
import { Preview } from './preview.tsx';
import { listTexts as texts } from './texts.de.ts';
import { useDecisions } from './use-decisions.ts';
import { judge } from './verdicts.ts';

/** Decides about the deals of an organisation as a list says; for its administrators. */
export const DecideListPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => (
  <PortalPage
    title={texts.title}
    intro={texts.intro}
    back={{ to: DEALS_PATH, label: texts.back }}
    help={HELP_PATH}
  >
    <AdministratorNotice uid={advisor.id} />
    <Content advisor={advisor} />
  </PortalPage>
));

function Content({ advisor: { id, org } }: { advisor: Advisor }) {
  const account = useQuery(accountQuery(id));
  const isAdmin = account.data?.orgAdmin ?? false;
  const terms = useQuery(termsQuery(org));
  const deals = useQuery({ ...dealsOfOrganisationQuery(org), enabled: isAdmin });
  const queries = [account, terms, deals];
  if (account.data && !isAdmin) {
    return <EmptyState icon={<ShieldX size={26} />} title={texts.denied} text={texts.deniedText} />;
  }
  if (terms.data && deals.data) {
    return <Steps deals={deals.data} terms={terms.data} viewer={id} />;
  }
  return <PendingQueries queries={queries} failed={texts.failed} skeleton={<SkeletonForm />} />;
}

interface StepsProps {
  deals: readonly Deal[];
  terms: readonly CommissionTerms[];
  viewer: string;
}

function Steps({ deals, terms, viewer }: StepsProps) {
  const [list, setList] = useState<OpenList | null>(null);
  const deciding = useDecisions();
  const rows = useMemo(
    () => (list ? judge(rowsOf(list), { deals, terms, viewer }) : []),
    [list, deals, terms, viewer],
  );
  return (
    <Stack gap="5">
      <UnsavedGuard when={list !== null && !deciding.isDone} />
      <ChooseList
        list={list}
        disabled={deciding.isRunning}
        onChoose={(chosen) => {
          deciding.reset();
          setList(chosen);
        }}
        onRefuse={() => {
          deciding.reset();
          setList(null);
        }}
      />
      {list && (
        <Card title={texts.mapTitle} text={texts.mapText}>
          <ColumnFields
            fields={LIST_FIELDS}
            labels={texts.fields}
            isRequired={(field) => REQUIRED_FIELDS.includes(field)}
            titles={titlesOf(list)}
            mapping={list.mapping}
            disabled={deciding.isRunning || deciding.results.size > 0}
            onChange={(field, column) =>
              setList({ ...list, mapping: { ...list.mapping, [field]: column } })
            }
          />
          {!isComplete(list.mapping) && (
            <Text role="status" mt="4" color="fg.muted">
              {texts.mapMissing}
            </Text>
          )}
        </Card>
      )}
      {list && rows.length > 0 && (
        <Preview list={list} rows={rows} deals={deals} deciding={deciding} />
      )}
    </Stack>
  );
}
