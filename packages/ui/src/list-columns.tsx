import type { List, ListColumn } from '@balcao/contract/list-declaration';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import type { Column } from './data-table.tsx';
import { Instant } from './instant.tsx';
import { Money } from './money.tsx';

/** From here on a table has room for what a panel shows anyway. */
const roomy = '(min-width: 100em)';

type Format = ReturnType<typeof useFormatter>;
/** A value as its kind reads on a screen; a dash where there is none. */
const cellOf = <Row,>(row: Row, { of, kind, quietAtZero }: ListColumn<Row>, format: Format): ReactNode => {
  const value = of?.(row) ?? null;
  if (value === null || (quietAtZero && value === 0)) return '–';
  if (kind === 'money') return <Money centavos={Number(value)} />;
  if (kind === 'count') return format.number(Number(value));
  if (kind === 'instant') return <Instant at={String(value)} form="full" />;
  return kind === 'day' ? <Instant at={String(value)} form="date" /> : value;
};

type Cell<Row> = (row: Row) => ReactNode;
interface ListWords<Row, Shown extends string, Code extends string> {
  readonly title: (id: Shown) => string;
  /** What reads otherwise than its kind does; the words of codes always. */
  readonly cells: Readonly<Record<Code, Cell<Row>> & Partial<Record<Shown, Cell<Row>>>>;
  /** The filter is of complete times, so those are shown, and sorted by. */
  readonly byCompletion?: boolean;
}

/** The columns of a table as its list declares them. */
export const useListColumns = <Row, Shown extends string, Code extends Shown>(
  { columns, screen, sorts, card }: List<Row, string, Shown, Code>,
  { title, cells, byCompletion = false }: ListWords<Row, Shown, Code>,
): readonly Column<Row>[] => {
  const format = useFormatter();
  const isRoomy = useMediaQuery(roomy, false, { getInitialValueInEffect: false }) ?? false;
  const own: Partial<Record<string, Cell<Row>>> = cells;
  const time = byCompletion ? sorts.completed : sorts.time;
  const otherTime = sorts.completed && (byCompletion ? sorts.time : sorts.completed);
  return screen.flatMap((id): Column<Row>[] => {
    const column = columns[id];
    if (!column) return [];
    const { kind, hidden, fills } = column;
    return [
      {
        id,
        header: title(id),
        cell: own[id] ?? ((row) => cellOf(row, column, format)),
        ...(kind === 'money' || kind === 'count' ? { align: 'end' } : {}),
        hidden: id === otherTime || (hidden === 'narrow' ? !isRoomy : hidden === true),
        fills: fills === true,
        ...(id === card?.amount ? { leads: 'amount' as const } : {}),
        ...(id === card?.state ? { leads: 'state' as const } : {}),
        sortable: id === time || id === sorts.amount,
      },
    ];
  });
};
