import { RefusedError } from '@balcao/sdk/client';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Column, DataTable, type DataTableProps, type Sort } from './data-table.tsx';
import { EmptyList } from './empty-list.tsx';
import ui from './i18n/pt/ui.ts';
import { expectAccessible } from './test/look.ts';
import { renderPart } from './test/render-part.tsx';

interface Sale {
  readonly number: string;
  readonly amount: string;
}
const columns: Column<Sale>[] = [
  { id: 'number', header: 'Pedido', cell: ({ number }) => number },
  { id: 'amount', header: 'Valor', align: 'end', sortable: true, cell: ({ amount }) => amount },
];
const sales: Sale[] = [
  { number: 'um', amount: '1,00' },
  { number: 'dois', amount: '2,00' },
];
const empty = (
  <EmptyList icon={IconReceipt} title="Nenhum pedido ainda" cursor={undefined} onFirst={() => undefined}>
    Crie o primeiro.
  </EmptyList>
);
const common = { label: 'Pedidos', columns, rowId: ({ number }: Sale) => number, empty };
const open = (props: Pick<DataTableProps<Sale>, 'rows'> & Partial<DataTableProps<Sale>>) =>
  renderPart(<DataTable {...common} {...props} />, { locale: 'pt-BR', texts: { ui } });

it('a list on its way says so, in the room that its rows will take', async () => {
  await open({ rows: undefined, expectedRows: 5 });
  const table = page.getByRole('table');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(5);
  await expectAccessible();
});

it('a list without rows says what brings the first', async () => {
  await open({ rows: [] });
  await expect.element(page.getByText('Nenhum pedido ainda')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expectAccessible();
});

it('a list that cannot be had says so with the number of the call, and is asked for again', async () => {
  const error = new RefusedError('unexpected', 500, 'Algo deu errado.', { refusal: 'unexpected', requestId: 'r-1' });
  let asked = 0;
  await open({ rows: undefined, error, onRetry: () => (asked += 1) });
  await expect.element(page.getByRole('alert').getByText(/r-1/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }));
  expect(asked).toBe(1);
  await expectAccessible();
});

it('rows are put in order by their head, with keys as well', async () => {
  const Sorted = () => {
    const [sort, setSort] = useState<Sort>({ id: 'amount', desc: true });
    return <DataTable {...common} rows={sales} sort={sort} onSort={setSort} />;
  };
  await renderPart(<Sorted />, { locale: 'pt-BR', texts: { ui } });
  const head = page.getByRole('columnheader', { name: 'Valor' });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  const button = head.getByRole('button').element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible();
});

it('rows that are shown while new ones are on their way say so', async () => {
  await open({ rows: sales, isStale: true });
  await expect.element(page.getByRole('table', { name: 'Pedidos' })).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('cell', { name: 'dois' })).toBeVisible();
});

it('the card of a row begins with its amount and its state on a phone', async () => {
  await page.viewport(390, 844);
  const led: Column<Sale>[] = [
    { id: 'number', header: 'Pedido', cell: ({ number }) => number },
    { id: 'state', header: 'Situação', leads: 'state', cell: () => 'Pago' },
    { id: 'goods', header: 'Descrição', cell: () => 'Café' },
    { id: 'amount', header: 'Valor', align: 'end', leads: 'amount', cell: ({ amount }) => amount },
  ];
  await open({ columns: led, rows: sales.slice(0, 1) });
  const cells = page.getByRole('cell').elements();
  const read = cells.toSorted((a, b) => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return Math.round(one.top - other.top) || one.left - other.left;
  });
  expect(read.map(({ textContent }) => textContent)).toEqual(['1,00', 'Pago', 'um', 'Café']);
  await expectAccessible();
  await page.viewport(1280, 800);
});
