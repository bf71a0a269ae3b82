import { terminationsQuery, type TerminationFilter } from '@wbd/data/terminations';
import { useInfiniteQuery } from '@wbd/query';
import { Box, EmptyState, Stack } from '@wbd/ui';
import { useAddressParam } from '@wbd/ui/address';
import { Field, NativeSelect } from '@wbd/ui/form';
import { FileCheck2 } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { PagedList } from '../shared/paged-list.tsx';
import { TerminationCard } from './termination-card.tsx';
import { terminationsTexts as texts } from './texts.de.ts';

const FILTERS = ['open', 'all'] as const;

/** Declarations that end a contract, to be checked where their owner did not confirm them. */
export function TerminationsPage() {
  const [chosen, setChosen] = useAddressParam('stand');
  const filter = chosen === 'all' ? 'all' : 'open';
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <Box maxW="xs">
        <Field label={texts.filter.label}>
          <NativeSelect
            value={filter}
            onChange={(event) => {
              setChosen(event.target.value === 'all' ? 'all' : '');
            }}
          >
            {FILTERS.map((option) => (
              <option key={option} value={option}>
                {texts.filter.options[option]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      <List key={filter} filter={filter} />
    </AdminPage>
  );
}

function List({ filter }: { filter: TerminationFilter }) {
  return (
    <PagedList
      query={useInfiniteQuery(terminationsQuery(filter))}
      failed={texts.loadFailed}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState icon={<FileCheck2 size={26} />} title={texts.empty} text={texts.emptyText} />
      }
    >
      {({ items }) => (
        <Stack as="ul" gap="4" listStyleType="none">
          {items.map((termination) => (
            <li key={termination.id}>
              <TerminationCard termination={termination} />
            </li>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
