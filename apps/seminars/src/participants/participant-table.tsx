import type { Participant } from '@wbd/data/registrations';
import { IconButton } from '@wbd/ui';
import { useAddressSort } from '@wbd/ui/address';
import { DataTable, type Column } from '@wbd/ui/table';
import { UserMinus } from 'lucide-react';
import { useMemo } from 'react';
import { AttendanceButtons } from './attendance-buttons.tsx';
import {
  FIELD_IDS,
  fieldLabels,
  fieldText,
  nameOf,
  ParticipantField,
  type FieldId,
  type ParticipantListProps,
} from './participant-fields.tsx';
import { ParticipantName } from './participant-name.tsx';
import { ReportDealLink } from './report-deal-link.tsx';
import { participantsTexts as texts } from './texts.de.ts';

type ColumnId = FieldId | 'name' | 'attended';

const SORTING: readonly ColumnId[] = ['name', ...FIELD_IDS];

const byLastName = ({ firstName, lastName }: Participant) => `${lastName} ${firstName}`;

const nameColumn: Column<Participant, ColumnId> = {
  id: 'name',
  header: texts.columns.name,
  cell: (participant) => <ParticipantName participant={participant} />,
  sortValue: byLastName,
  width: '11rem',
};

const widths: Partial<Record<FieldId, string>> = { email: '15rem', phone: '10rem', bday: '8rem' };

const fieldColumns: readonly Column<Participant, ColumnId>[] = FIELD_IDS.map((id) => ({
  id,
  header: fieldLabels[id],
  cell: (participant) => <ParticipantField id={id} participant={participant} />,
  sortValue: (participant) => fieldText(id, participant),
  ...(widths[id] !== undefined && { width: widths[id] }),
}));

/** The participants from 768 px on. */
export function ParticipantTable(props: ParticipantListProps) {
  const { session, participants, recordsAttendance, onRemove } = props;
  const [sort, setSort] = useAddressSort<ColumnId>(SORTING, { id: 'name', descending: false });
  const columns = useMemo(() => {
    const attendance: Column<Participant, ColumnId> = {
      id: 'attended',
      header: texts.columns.attended,
      cell: (participant) => (
        <AttendanceButtons session={session} participant={participant} dense />
      ),
      width: '15rem',
    };
    return [nameColumn, ...(recordsAttendance ? [attendance] : []), ...fieldColumns];
  }, [session, recordsAttendance]);
  return (
    <DataTable<Participant, ColumnId>
      label={texts.list}
      columns={columns}
      rows={participants}
      idOf={({ customer }) => customer}
      nameOf={nameOf}
      sort={sort}
      onSort={setSort}
      minW={recordsAttendance ? '82rem' : '70rem'}
      actions={{
        header: texts.actions,
        cell: (participant) => (
          <>
            <ReportDealLink session={session.id} participant={participant} />
            {onRemove && (
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.remove(nameOf(participant))}
                onClick={() => {
                  onRemove(participant);
                }}
              >
                <UserMinus aria-hidden />
              </IconButton>
            )}
          </>
        ),
      }}
    />
  );
}
