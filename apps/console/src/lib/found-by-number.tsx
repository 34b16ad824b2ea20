import { Card } from '@balcao/ui/card.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly nextCursor: string | null;
}
interface FoundByNumberProps<Row> {
  /** Under this name the chosen columns are kept in the browser; without it none can be chosen. */
  name?: string;
  title: string;
  /** The label of the field for a number. */
  search: string;
  columns: readonly Column<Row>[];
  query: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  place: ReturnType<typeof useNumberPlace>;
  /** Said where there is nothing, and where no number is like the one that was typed. */
  empty: { none: string; notFound: string };
}

/** Which number is looked for, and which page is shown; `looked`: the number that is asked about now. */
export const useNumberPlace = (looked = '') => {
  const [number, setNumber] = useState(looked);
  const [cursor, setCursor] = useState<string>();
  const look = (typed: string) => {
    setNumber(typed);
    setCursor(undefined);
  };
  return { number, cursor, look, setCursor };
};

/** What a merchant has of one kind, newest first, each found by its number. */
export const FoundByNumber = <Row extends Readonly<Record<string, unknown>> & { readonly number: string }>(
  props: FoundByNumberProps<Row>,
) => {
  const { name, title, search, columns, query, place, empty } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  const { number, cursor, look, setCursor } = place;
  return (
    <Card title={title}>
      <DataTable<Row>
        {...(name ? { name } : {})}
        label={title}
        columns={columns}
        rows={data?.list}
        rowId={(row) => row.number}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={[{ kind: 'text', id: 'number', label: search, maxLength: 64 }]}
            values={{ number: number || undefined }}
            onChange={({ number: typed }) => look(typeof typed === 'string' ? typed : '')}
          />
        }
        empty={<p>{number ? empty.notFound : empty.none}</p>}
        pager={{ page: data, cursor, onCursor: setCursor }}
        expectedRows={5}
      />
    </Card>
  );
};
