import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable, type Sort } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconDownload, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Sample, samples } from './samples.ts';
import { Section } from './section.tsx';

const columns: readonly Column<Sample>[] = [
  { id: 'number', header: 'Número', cell: ({ number }) => number },
  { id: 'status', header: 'Situação', cell: ({ tone, status }) => <StatusBadge tone={tone}>{status}</StatusBadge> },
  { id: 'goods', header: 'Produto', cell: ({ goods }) => goods },
  { id: 'fee', header: 'Tarifa', align: 'end', hidden: true, cell: ({ fee }) => <Money centavos={fee} /> },
  { id: 'amount', header: 'Valor', align: 'end', sortable: true, cell: ({ amount }) => <Money centavos={amount} /> },
  { id: 'createdAt', header: 'Criado em', sortable: true, cell: ({ createdAt }) => <Instant at={createdAt} /> },
];

const filters: readonly Filter[] = [
  { kind: 'text', id: 'number', label: 'Número do pedido' },
  {
    kind: 'select',
    id: 'status',
    label: 'Situação',
    options: [
      { value: '01', label: 'Aguardando pagamento', mark: <ToneIcon tone="waiting" /> },
      { value: '02', label: 'Pago', mark: <ToneIcon tone="good" /> },
      { value: '03', label: 'Pagamento recusado', mark: <ToneIcon tone="bad" /> },
    ],
  },
  { kind: 'money', fromId: 'amountFrom', toId: 'amountTo', label: 'Valor' },
  {
    kind: 'date',
    fromId: 'from',
    toId: 'to',
    label: 'Criado em',
    basis: {
      id: 'basis',
      options: [
        { value: '1', label: 'Criado em' },
        { value: '2', label: 'Concluído em' },
      ],
    },
  },
];

const common = { label: 'Pedidos', columns, rowId: ({ number }: Sample) => number };
const empty = (
  <EmptyState icon={IconReceipt} title="Nenhum pedido com estes filtros">
    Mude os filtros ou limpe todos para ver os pedidos dos últimos três meses.
  </EmptyState>
);

export const TableSection = () => {
  const t = useTranslations('parts');
  const [values, setValues] = useState<FilterValues>({ status: ['02', '03'], amountFrom: 10_000 });
  const [sort, setSort] = useState<Sort>({ id: 'createdAt', desc: true });
  const [cursor, setCursor] = useState<string>();
  const [open, setOpen] = useState<Sample>();
  return (
    <Section id="table" title={t('table')}>
      <DataTable
        {...common}
        name="parts"
        rows={samples}
        sort={sort}
        onSort={setSort}
        empty={empty}
        opening={{ hrefOf: ({ number }) => `#${number}`, onOpen: setOpen, openId: open?.number }}
        pager={{ page: { total: 10_000, totalIsCapped: true, nextCursor: 'next' }, cursor, onCursor: setCursor }}
        filters={
          <FilterBar
            filters={filters}
            values={values}
            onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
          />
        }
        actions={
          <Button variant="default" leftSection={<IconDownload size={18} stroke={1.8} />}>
            Exportar
          </Button>
        }
      />
      {open && <Detail sample={open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
};

export const TableStatesSection = () => (
  <Section id="detail" title={useTranslations('parts')('places')}>
    <DataTable {...common} rows={undefined} empty={empty} expectedRows={3} />
    <br />
    <DataTable {...common} rows={[]} empty={empty} />
    <br />
    <DataTable {...common} rows={undefined} error={new Error()} onRetry={() => location.reload()} empty={empty} />
  </Section>
);

const Detail = ({ sample, onClose }: { sample: Sample; onClose: () => void }) => (
  <SidePanel
    title={sample.number}
    mark={<StatusBadge tone={sample.tone}>{sample.status}</StatusBadge>}
    footer={<Button variant="default">Reembolsar</Button>}
    onClose={onClose}
  >
    <SampleFacts sample={sample} />
  </SidePanel>
);

/** The facts and the history of a row, as a detail shows them. */
export const SampleFacts = ({ sample }: { sample: Sample }) => (
  <>
    <KeyValues
      rows={[
        { label: 'Produto', value: sample.goods },
        { label: 'Valor', value: <Money centavos={sample.amount} /> },
        { label: 'Tarifa', value: <Money centavos={sample.fee} /> },
        { label: 'Criado em', value: <Instant at={sample.createdAt} form="full" /> },
        { label: 'Concluído em', value: undefined },
      ]}
    />
    <br />
    <Timeline
      events={[
        { id: '1', tone: 'waiting', title: 'Pedido criado', at: <Instant at={sample.createdAt} /> },
        {
          id: '2',
          tone: 'good',
          title: 'Pago por Pix',
          at: <Instant at={sample.createdAt} />,
          detail: 'Maria de Souza',
        },
        { id: '3', tone: 'moving', title: 'A liquidar' },
      ]}
    />
  </>
);
