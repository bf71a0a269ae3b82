import { customerNoteQuery } from '@wbd/data/customer-notes';
import { datedNotesQuery } from '@wbd/data/dated-notes';
import { customerMailsQuery } from '@wbd/data/mails';
import { customerSeatsQuery } from '@wbd/data/registrations';
import type { Customer } from '@wbd/domain/customers';
import { useQuery } from '@wbd/query';
import { Stack } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { LoadedList } from '../list-card.tsx';
import { Composer } from './composer.tsx';
import { Entry } from './entry.tsx';
import { timelineTexts as texts } from './texts.de.ts';
import { timelineOf } from './timeline.ts';

/** Everything that happened with a customer, the latest first, and a field for a new note. */
export function TimelineCard({ customer }: { customer: Customer }) {
  return (
    <Card title={texts.title}>
      <Stack gap="5">
        <Composer customer={customer} />
        <LoadedList
          query={useTimeline(customer)}
          label={texts.title}
          failed={texts.failed}
          empty={texts.empty}
          keyOf={({ kind, id }) => `${kind} ${id}`}
        >
          {(entry) => <Entry entry={entry} />}
        </LoadedList>
      </Stack>
    </Card>
  );
}

function useTimeline(customer: Customer) {
  const { id, advisor } = customer;
  const notes = useQuery(datedNotesQuery(customer));
  const undated = useQuery(customerNoteQuery(id));
  const seats = useQuery(customerSeatsQuery(advisor, id));
  const mails = useQuery(customerMailsQuery(advisor, id));
  const all = [notes, undated, seats, mails];
  const isThere =
    notes.data !== undefined &&
    undated.data !== undefined &&
    seats.data !== undefined &&
    mails.data !== undefined;
  return {
    data: isThere
      ? timelineOf({
          customer,
          notes: notes.data,
          undated: undated.data,
          seats: seats.data,
          mails: mails.data,
        })
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map((one) => one.refetch())),
  };
}
