import type { Settlement } from '@balcao/contract/settlement';
import { settlementList } from '@balcao/contract/settlement-list';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DataTable } from './data-table.tsx';
import ui from './i18n/pt/ui.ts';
import { useListColumns } from './list-columns.tsx';
import { renderPart } from './test/render-part.tsx';

const settled: Settlement = {
  number: '20261126000000000001',
  day: '20261126',
  method: '0302',
  status: '2',
  count: 1_204,
  amount: 123_456,
  fee: 1_456,
  refunded: 0,
  net: 122_000,
  startedAt: '2026-11-26T12:00:00.000Z',
  completedAt: null,
};

const Table = () => {
  const columns = useListColumns(settlementList, {
    title: (id) => id,
    cells: { status: ({ status }) => `status ${status}`, method: ({ method }) => `method ${method}` },
  });
  return (
    <DataTable<Settlement>
      label="Liquidações"
      columns={columns}
      rows={[settled]}
      rowId={({ number }) => number}
      empty={null}
      name="test"
    />
  );
};

it('a table has the columns of its list in their order, and each value as its kind reads', async () => {
  await renderPart(<Table />, { locale: 'pt-BR', texts: { ui } });
  await expect.element(page.getByRole('table')).toBeVisible();
  const cells = page
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent?.replaceAll('\u00a0', ' '));
  expect(cells).toEqual([
    ...['20261126000000000001', 'status 2', '26/11/2026', 'method 0302', '1.204', 'R$ 14,56', 'R$ 1.220,00'],
  ]);
});
