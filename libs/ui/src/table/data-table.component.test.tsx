import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { ActionMenu } from '../menu/action-menu.tsx';
import { SearchBox } from '../page/search-box.tsx';
import { DataTable, type Column, type Sort } from './index.ts';

interface Person {
  name: string;
  email: string;
  since: number;
}
type ColumnId = keyof Person;

const people = ['Anna Äpfel', 'Jörg Weiß', 'Zoé Zimmer', 'Bernd Öhler'].map(
  (name, index): Person => ({ name, email: `${index}@example.org`, since: 2020 + index }),
);
const columns: readonly Column<Person, ColumnId>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'email', header: 'E-Mail', cell: ({ email }) => email },
  { id: 'since', header: 'Seit', cell: ({ since }) => since, sortValue: ({ since }) => since },
];
const texts = { search: 'Videos suchen...', table: 'Berater', actions: 'Aktionen' };
const onSelect = () => undefined;

function People() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort<ColumnId>>({ id: 'name', descending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <SearchBox label={texts.search} value={search} onValueChange={setSearch} />
      <DataTable
        label={texts.table}
        columns={columns}
        rows={people.filter(({ name }) => name.toLowerCase().includes(search))}
        idOf={({ email }) => email}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ ids: selected, onChange: setSelected }}
        actions={{
          header: texts.actions,
          cell: ({ name }) => (
            <ActionMenu
              label={`${texts.actions}: ${name}`}
              actions={[
                { id: 'edit', label: 'Bearbeiten', icon: <Pencil aria-hidden />, onSelect },
                {
                  id: 'remove',
                  label: 'Löschen',
                  icon: <Trash2 aria-hidden />,
                  destructive: true,
                  onSelect,
                },
              ]}
            />
          ),
        }}
      />
    </>
  );
}

const expectNames = (names: string[]) =>
  expect
    .poll(() =>
      [...document.querySelectorAll('td:nth-child(2)')].map(({ textContent }) => textContent),
    )
    .toEqual(names);

test('a table sorts, selects and is searched by keyboard', async () => {
  await renderPage(<People />);
  await expectNames(['Anna Äpfel', 'Bernd Öhler', 'Jörg Weiß', 'Zoé Zimmer']);
  await page.getByRole('columnheader', { name: 'Seit' }).getByRole('button').click();
  await expectNames(['Anna Äpfel', 'Jörg Weiß', 'Zoé Zimmer', 'Bernd Öhler']);

  await page.getByRole('checkbox', { name: 'Jörg Weiß auswählen' }).click();
  const all = page.getByRole('checkbox', { name: 'Alle auswählen' });
  await expect.element(all).toBePartiallyChecked();
  const search = page.getByRole('searchbox', { name: texts.search });
  const hint = page.getByText('/');
  await expect.element(hint).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await expect.element(hint).not.toBeVisible();
  await userEvent.keyboard('jör/');
  await expect.element(search).toHaveValue('jör/');
  await search.fill('jör');
  await expectNames(['Jörg Weiß']);
  await page.getByRole('button', { name: 'Suche leeren' }).click();
  await expect.element(search).toHaveFocus();
  await all.click();
  await expect.element(all).toBeChecked();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(search).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: 'Zoé Zimmer auswählen' })).toBeChecked();
});

test('UX-04 a table breaks no accessibility rule, on a phone and at a desk, light and dark', async () => {
  await renderPage(<People />);
  await expectAccessibleEverywhere();
});
