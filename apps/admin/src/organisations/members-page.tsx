import { organisationMembersQuery, organisationsQuery } from '@wbd/data/organisations';
import { planOfLevel, planRow } from '@wbd/domain/plans';
import { useInfiniteQuery, useQuery } from '@wbd/query';
import { Link as RouterLink, useParams } from '@wbd/router';
import { EmptyState, Link } from '@wbd/ui';
import { PortalPage } from '@wbd/ui/page';
import { Users } from 'lucide-react';
import { PagedList } from '../shared/paged-list.tsx';
import { accountPath, HELP_PATH, ORGANISATIONS_PATH } from '../shared/paths.ts';
import { PlainTable } from '../shared/plain-table.tsx';
import { organisationsTexts } from './texts.de.ts';

const texts = organisationsTexts.list;

/** The advisors of one organisation. */
export function MembersPage() {
  const { id = '' } = useParams();
  const organisations = useQuery(organisationsQuery());
  const name = organisations.data?.find((organisation) => organisation.id === id)?.name;
  return (
    <PortalPage
      title={name === undefined ? texts.untitled : texts.title(name)}
      documentTitle={texts.documentTitle}
      intro={texts.intro}
      back={{ to: ORGANISATIONS_PATH, label: texts.back }}
      help={HELP_PATH}
    >
      <PagedList
        query={useInfiniteQuery(organisationMembersQuery(id))}
        failed={texts.loadFailed}
        isEmpty={({ members }) => members.length === 0}
        empty={<EmptyState icon={<Users size={26} />} title={texts.empty} />}
      >
        {({ members }) => (
          <PlainTable
            label={texts.untitled}
            columns={texts.columns}
            rows={members
              .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
              .map(({ uid, name: person, code, level }) => ({
                key: uid,
                cells: [
                  <Link key="name" asChild>
                    <RouterLink to={accountPath(uid)}>{person}</RouterLink>
                  </Link>,
                  code,
                  planRow(planOfLevel(level)).name,
                ],
              }))}
          />
        )}
      </PagedList>
    </PortalPage>
  );
}
