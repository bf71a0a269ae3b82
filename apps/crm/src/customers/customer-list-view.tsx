import type { Customer } from '@wbd/domain';
import { Button, EmptyState, Flex, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { CustomerCards } from './customer-cards.tsx';
import { filterRows, toRows } from './customer-rows.ts';
import { CustomerTable } from './customer-table.tsx';
import { isFiltered } from './customer-view.ts';
import { FilterBar } from './filter-bar.tsx';
import { crmTexts } from './texts.de.ts';
import { useCustomerView } from './use-customer-view.ts';

export interface CustomerListViewProps {
  customers: readonly Customer[];
  onEdit: (id: string) => void;
}

/** The filters and, below them, the customers that pass them. */
export function CustomerListView({ customers, onEdit }: CustomerListViewProps) {
  const mobile = useBreakpointMobile();
  const { view, change, reset } = useCustomerView();
  // typing stays smooth while thousands of rows are filtered
  const { name, job, age } = useDeferredValue(view);
  const all = useMemo(() => toRows(customers, new Date()), [customers]);
  const { rows, ageUnderstood } = useMemo(
    () => filterRows(all, { name, job, age }),
    [all, name, job, age],
  );

  return (
    <Stack gap="3">
      <FilterBar view={view} ageUnderstood={ageUnderstood} onChange={change} />
      <Flex align="center" justify="space-between" gap="3" minH="11">
        <Text role="status" color="fg.muted" textStyle="sm">
          {crmTexts.count(rows.length, all.length)}
        </Text>
        {isFiltered(view) && (
          <Button variant="ghost" onClick={reset}>
            {crmTexts.resetFilters}
          </Button>
        )}
      </Flex>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} />}
          title={crmTexts.nothingFoundTitle}
          text={crmTexts.nothingFoundText}
        />
      ) : mobile ? (
        <CustomerCards rows={rows} sort={view.sort} onEdit={onEdit} />
      ) : (
        <CustomerTable
          rows={rows}
          sort={view.sort}
          onSort={(sort) => {
            change({ sort });
          }}
          onEdit={onEdit}
        />
      )}
    </Stack>
  );
}
