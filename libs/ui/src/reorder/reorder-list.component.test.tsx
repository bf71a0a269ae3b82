import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleEverywhere, renderPage } from '../../testing/index.ts';
import { ReorderList } from './reorder-list.tsx';

const NAMES = ['Anna Äpfel', 'Jörg Weiß', 'Zoé Zimmer', 'Bernd Öhler'];
const LABEL = 'Seminare';
const STEPS = 20;
const byName = (name: string) => name;

function Seminars() {
  const [items, setItems] = useState(NAMES);
  return (
    <ReorderList label={LABEL} items={items} idOf={byName} nameOf={byName} onReorder={setItems}>
      {byName}
    </ReorderList>
  );
}

const list = page.getByRole('list', { name: LABEL });
const shownOrder = () =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent.trim());
const expectOrder = (names: string[]) => expect.poll(shownOrder).toEqual(names);
const expectAnnounced = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument();
const grip = (name: string) =>
  list.getByRole('button', { name: new RegExp(`^${name} verschieben`) });

test('CONF-05 a list is put in order by pointer, by arrow keys and by buttons, and each move is announced', async () => {
  await renderPage(<Seminars />);
  await expectOrder(NAMES);

  await list.getByRole('button', { name: 'Anna Äpfel nach unten' }).click();
  await expectOrder(['Jörg Weiß', 'Anna Äpfel', 'Zoé Zimmer', 'Bernd Öhler']);
  await expectAnnounced('Anna Äpfel: jetzt an Stelle 2 von 4');

  const handle = grip('Anna Äpfel');
  handle.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expectOrder(['Jörg Weiß', 'Zoé Zimmer', 'Anna Äpfel', 'Bernd Öhler']);
  await expect.element(handle).toHaveFocus();

  const from = grip('Bernd Öhler').element().getBoundingClientRect();
  const target = list.getByRole('listitem').first().element().getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await userEvent.pointer([
    { coords: { x, y } },
    { keys: '[MouseLeft>]', coords: { x, y } },
    ...Array.from({ length: STEPS }, (_, step) => ({
      coords: { x, y: y + ((target.y - 10 - y) * (step + 1)) / STEPS },
    })),
  ]);
  // it passes one neighbour in a frame, and only while the pointer moves
  await expect
    .poll(async () => {
      await userEvent.pointer([0, 2].map((by) => ({ coords: { x, y: target.y - 10 - by } })));
      return shownOrder();
    })
    .toEqual(['Bernd Öhler', 'Jörg Weiß', 'Zoé Zimmer', 'Anna Äpfel']);
  await userEvent.pointer({ keys: '[/MouseLeft]' });
  await expectAnnounced('Bernd Öhler: jetzt an Stelle 1 von 4');
});

test('UX-04 a list to put in order breaks no accessibility rule, on a phone and at a desk, light and dark', async () => {
  await renderPage(<Seminars />);
  await expectAccessibleEverywhere();
});
