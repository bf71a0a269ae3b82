import { CSV_TYPE } from '@wbd/domain/csv';
import { saveFile } from '@wbd/ui/save-file';
import { customerNotesQuery } from '@wbd/data/customer-notes';
import { allDatedNotesQuery } from '@wbd/data/dated-notes';
import { recordCustomerExportMutation } from '@wbd/data/money-changes';
import { useOwnAdvisor } from '@wbd/auth';
import { isRestricted, tagsOf, type Customer } from '@wbd/domain/customers';
import { may } from '@wbd/domain/plans';
import { useMutation, useQueryClient } from '@wbd/query';
import { Button, EmptyState, Flex, Stack, Text, useBreakpointMobile } from '@wbd/ui';
import { toastFailure } from '@wbd/ui/feedback';
import { Archive, Download, ListChecks, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { CustomerCards } from './customer-cards.tsx';
import { filterRows, toRows, type CustomerRow } from './customer-rows.ts';
import { CustomerTable } from './customer-table.tsx';
import { isFiltered } from './customer-view.ts';
import { customersCsv, exportName } from './export-csv.ts';
import { FilterBar } from './filter-bar.tsx';
import { LeavingNotice } from './retention/leaving-notice.tsx';
import { SelectionBar } from './organise/selection-bar.tsx';
import { organiseTexts } from './organise/texts.de.ts';
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
  const { name, job, age, tag, archived, leaving } = useDeferredValue(view);
  const all = useMemo(() => toRows(customers, new Date()), [customers]);
  const { rows, ageUnderstood } = useMemo(
    () => filterRows(all, { name, job, age, tag, archived, leaving }),
    [all, name, job, age, tag, archived, leaving],
  );
  const knownTags = useMemo(() => tagsOf(customers), [customers]);
  const inArchive = customers.filter((customer) => customer.archived).length;
  const pool = view.archived ? inArchive : customers.length - inArchive;

  const own = useOwnAdvisor();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isSelecting, setIsSelecting] = useState(false);
  // a filter hides what was selected before, and what is hidden is not changed
  const selected = rows.filter(({ customer }) => ids.has(customer.id));
  const clear = () => {
    setIds(new Set());
    setIsSelecting(false);
  };

  const record = useMutation(recordCustomerExportMutation());
  const exporting = useMutation({
    mutationFn: async (exported: readonly CustomerRow[]) => {
      await record.mutateAsync();
      const [undated, dated] = await Promise.all([
        client.query(customerNotesQuery(advisorId)),
        client.query(allDatedNotesQuery(advisorId)),
      ]);
      saveFile({
        filename: exportName(new Date()),
        // whose data may only be stored is in no list that is taken along
        content: customersCsv(
          exported.filter(({ customer }) => !isRestricted(customer)),
          { undated, dated },
        ),
        type: CSV_TYPE,
      });
    },
    onError: (error) => {
      toastFailure(error, { title: crmTexts.exportFailed });
    },
  });

  const isEmptyArchive = view.archived && pool === 0;
  return (
    <Stack gap="3">
      <LeavingNotice
        customers={customers}
        isShown={view.leaving}
        onShow={() => {
          change({ leaving: true });
        }}
      />
      <FilterBar view={view} tags={knownTags} ageUnderstood={ageUnderstood} onChange={change} />
      <Flex align="center" justify="space-between" gap="3" minH="11">
        <Text role="status" color="fg.muted" textStyle="sm" whiteSpace="nowrap">
          {crmTexts.count(rows.length, pool)}
        </Text>
        <Flex gap="2" wrap="wrap" justify="flex-end">
          {isFiltered(view) && (
            <Button variant="ghost" onClick={reset}>
              {crmTexts.resetFilters}
            </Button>
          )}
          {mobile && rows.length > 0 && !isSelecting && (
            <Button
              variant="ghost"
              colorPalette="gray"
              onClick={() => {
                setIsSelecting(true);
              }}
            >
              <ListChecks aria-hidden />
              {organiseTexts.selection.start}
            </Button>
          )}
          {(inArchive > 0 || view.archived) && (
            <Button
              variant="ghost"
              colorPalette="gray"
              onClick={() => {
                clear();
                change({ archived: !view.archived });
              }}
            >
              <Archive aria-hidden />
              {view.archived ? crmTexts.leaveArchive : crmTexts.archive(inArchive)}
            </Button>
          )}
          {rows.length > 0 && (
            <Button
              variant="ghost"
              colorPalette="gray"
              aria-label={mobile ? crmTexts.exportList : undefined}
              loading={exporting.isPending}
              loadingText={crmTexts.exporting}
              onClick={() => {
                exporting.mutate(rows);
              }}
            >
              <Download aria-hidden />
              {mobile ? '' : crmTexts.exportList}
            </Button>
          )}
        </Flex>
      </Flex>
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX size={26} />}
          title={isEmptyArchive ? crmTexts.archiveEmptyTitle : crmTexts.nothingFoundTitle}
          text={isEmptyArchive ? crmTexts.archiveEmptyText : crmTexts.nothingFoundText}
        />
      ) : mobile ? (
        <CustomerCards
          rows={rows}
          sort={view.sort}
          selection={isSelecting ? { ids, onChange: setIds } : undefined}
          onEdit={onEdit}
        />
      ) : (
        <CustomerTable
          rows={rows}
          sort={view.sort}
          onSort={(sort) => {
            change({ sort });
          }}
          selection={{ ids, onChange: setIds }}
          onEdit={onEdit}
        />
      )}
      {(selected.length > 0 || isSelecting) && (
        <SelectionBar
          advisorId={advisorId}
          selected={selected.map(({ customer }) => customer)}
          knownTags={knownTags}
          isArchive={view.archived}
          mayInvite={own !== null && may(own.lv, 'createSeminars')}
          onExport={() => {
            exporting.mutate(selected);
          }}
          onClear={clear}
        />
      )}
    </Stack>
  );
}
