import { Stack, Text } from '@wbd/ui';
import { ActionMenu } from '@wbd/ui/menu';
import { Card, SearchBox } from '@wbd/ui/page';
import { ReorderList } from '@wbd/ui/reorder';
import { DataTable, type Column, type Sort } from '@wbd/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { galleryTexts } from './texts.de.ts';

const texts = galleryTexts.list;

interface Person {
  name: string;
  email: string;
  since: number;
}

const people = texts.people.map((name, index): Person => ({
  name,
  email: `${index}@example.org`,
  since: 2020 + index,
}));

const columns: readonly Column<Person, 'name' | 'email' | 'since'>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  { id: 'email', header: texts.columns.email, cell: ({ email }) => email },
  {
    id: 'since',
    header: texts.columns.since,
    cell: ({ since }) => since,
    sortValue: ({ since }) => since,
  },
];

const ignore = () => undefined;

export function ListSection() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort<'name' | 'email' | 'since'>>({
    id: 'name',
    descending: false,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState(people);
  const rows = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <Stack gap="6">
      <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={rows}
        idOf={({ email }) => email}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ ids: selected, onChange: setSelected }}
        actions={{
          header: texts.actions,
          cell: ({ name }) => (
            <ActionMenu
              label={texts.menu(name)}
              actions={[
                { id: 'edit', label: texts.edit, icon: <Pencil aria-hidden />, onSelect: ignore },
                {
                  id: 'remove',
                  label: texts.remove,
                  icon: <Trash2 aria-hidden />,
                  destructive: true,
                  onSelect: ignore,
                },
              ]}
            />
          ),
        }}
      />
      <Card title={texts.title}>
        <ReorderList
          label={texts.order}
          items={order}
          idOf={({ email }) => email}
          nameOf={({ name }) => name}
          onReorder={setOrder}
        >
          {({ name }) => <Text fontWeight="medium">{name}</Text>}
        </ReorderList>
      </Card>
    </Stack>
  );
}
