import { CSV_TYPE } from '@wbd/domain/csv';
import { saveFile } from '@wbd/ui/save-file';
import { customerNotesQuery } from '@wbd/data/customer-notes';
import type { Customer } from '@wbd/domain/customers';
import { useMutation, useQueryClient } from '@wbd/query';
import { Button, EmptyState, Flex, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Download, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { CustomerCards } from './customer-cards.tsx';
import { filterRows, toRows } from './customer-rows.ts';
import { CustomerTable } from './customer-table.tsx';
import { isFiltered } from './customer-view.ts';
import { customersCsv, exportName } from './export-csv.ts';
import { FilterBar } from './filter-bar.tsx';
import { crmTexts } from './texts.de.ts';
import { useCustomerView } from './use-customer-view.ts';

export interface CustomerListViewProps {
  advisorId: string;
  customers: readonly Customer[];
  onEdit: (id: string) => void;
}

/** The filters and, below them, the customers that pass them. */
export function CustomerListView({ advisorId, customers, onEdit }: CustomerListViewProps) {
  const mobile = useBreakpointMobile();
  const client = useQueryClient();
  const { view, change, reset } = useCustomerView();
  // typing stays smooth while thousands of rows are filtered
  const { name, job, age } = useDeferredValue(view);
  const all = useMemo(() => toRows(customers, new Date()), [customers]);
  const { rows, ageUnderstood } = useMemo(
    () => filterRows(all, { name, job, age }),
    [all, name, job, age],
  );

  const exporting = useMutation({
    mutationFn: async () => {
      const notes = await client.query(customerNotesQuery(advisorId));
      saveFile({
        filename: exportName(new Date()),
        content: customersCsv(rows, notes),
        type: CSV_TYPE,
      });
    },
    onError: (error) => {
      toastFailure(error, { title: crmTexts.exportFailed });
    },
  });

  return (
    <Stack gap="3">
      <FilterBar view={view} ageUnderstood={ageUnderstood} onChange={change} />
      <Flex align="center" justify="space-between" gap="3" minH="11">
        <Text role="status" color="fg.muted" textStyle="sm">
          {crmTexts.count(rows.length, all.length)}
        </Text>
        <Flex gap="2" wrap="wrap" justify="flex-end">
          {isFiltered(view) && (
            <Button variant="ghost" onClick={reset}>
              {crmTexts.resetFilters}
            </Button>
          )}
          {rows.length > 0 && (
            <Button
              variant="ghost"
              colorPalette="gray"
              loading={exporting.isPending}
              loadingText={crmTexts.exporting}
              onClick={() => {
                exporting.mutate();
              }}
            >
              <Download aria-hidden />
              {crmTexts.exportList}
            </Button>
          )}
        </Flex>
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
