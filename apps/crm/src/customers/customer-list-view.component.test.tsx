import { aCustomer } from '@wbd/domain/testing';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { expectAccessibleEverywhere, PHONE, renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CustomerListView } from './customer-list-view.tsx';

const ADVISOR = 'advisor';
const day = (text: string) => new Date(`${text}T12:00:00Z`);

/** They differ in what a card or row can show. */
const CUSTOMERS = [
  aCustomer(ADVISOR, {
    firstName: 'Ägidius',
    lastName: 'Aal',
    phone: '+491555000003',
    bday: '1976-05-01',
    job: 'Selbständig',
    lastContact: day('2026-03-02'),
    registered: day('2024-02-01'),
    proven: true,
  }),
  aCustomer(ADVISOR, {
    firstName: 'Bert',
    lastName: 'Öhler',
    phone: '+491555000001',
    registered: day('2024-04-01'),
    tags: ['Rente', 'Haus'],
  }),
  aCustomer(ADVISOR, {
    firstName: 'Cem',
    lastName: 'Oz',
    registered: day('2024-01-01'),
    eraseOn: '2027-01-01',
  }),
  aCustomer(ADVISOR, { firstName: 'Dora', lastName: 'Zell', registered: day('2024-03-01') }),
  aCustomer(ADVISOR, { firstName: 'Emil', lastName: 'Arx', archived: true }),
];

/** The list of an advisor with five customers, one of them archived; nothing is read or stored. */
const renderList = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <CustomerListView advisorId={ADVISOR} customers={CUSTOMERS} onEdit={() => undefined} />
    </QueryClientProvider>,
  );

test('the list breaks no accessibility rule, on a phone and at a desk, light and dark', async () => {
  await renderList();
  await expect.element(page.getByText('4 Kunden')).toBeVisible();
  await expectAccessibleEverywhere();
});

test('CRM-01 on a phone the customers are cards, sorted by a select', async () => {
  await page.viewport(...PHONE);
  await renderList();
  const cards = page.getByRole('list', { name: 'Kunden' }).getByRole('listitem');
  const expectNames = (names: string[]) =>
    expect
      .poll(() =>
        cards
          .getByRole('heading')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(names);
  await expectNames(['Ägidius Aal', 'Bert Öhler', 'Cem Oz', 'Dora Zell']);
  expect(page.getByRole('table').elements()).toEqual([]);
  // a screen of 844 px holds at least seven
  const [first = 0, second = Infinity] = cards
    .elements()
    .map((card) => card.getBoundingClientRect().top);
  expect(second - first).toBeLessThanOrEqual(844 / 7);
  await page.getByLabelText('Sortieren nach').selectOptions('Registriert, absteigend');
  await expectNames(['Bert Öhler', 'Dora Zell', 'Ägidius Aal', 'Cem Oz']);
  await expect.element(cards.first()).toMatchTextContent(/01\.04\.2024/);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth).toBe(0);
});

test('on a phone customers are selected after a tap, and the list with a selection is accessible', async () => {
  await page.viewport(...PHONE);
  await renderList();
  await page.getByRole('button', { name: 'Auswählen' }).click();
  await page.getByRole('checkbox', { name: 'Bert Öhler auswählen' }).click();
  await expect.element(page.getByText('1 Kunde ausgewählt')).toBeVisible();
  await expectAccessibleEverywhere();
  await page.viewport(...PHONE);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument();
});
