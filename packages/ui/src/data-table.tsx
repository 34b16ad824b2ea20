import type { ReactNode } from 'react';
import { ColumnChooser } from './column-chooser.tsx';
import classes from './data-table.module.css';
import { ErrorState } from './error-state.tsx';
import { Row } from './layout.tsx';
import { OldData } from './old-data.tsx';
import { Pager, type PagerProps } from './pager.tsx';
import { TableGrid } from './table-grid.tsx';
import { useColumnChoice } from './use-column-choice.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Money and numbers stand at the right end. */
  readonly align?: 'end';
  readonly sortable?: boolean;
  /** Takes the room that the others leave; what is longer ends in dots. */
  readonly fills?: boolean;
  /** Not shown until someone chooses it. */
  readonly hidden?: boolean;
  /** The card of a row begins with it on a phone: the amount at the left, how it stands at the right. */
  readonly leads?: 'amount' | 'state';
}
export interface Sort {
  readonly id: string;
  readonly desc: boolean;
}
export interface RowOpening<Row> {
  /** The address of the detail, for a new tab and for sharing. */
  readonly hrefOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /** The row whose detail is open now. */
  readonly openId?: string | undefined;
}
export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  label: string;
  /** Columns in order: the name or number first, then status, money, time. */
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** The first column becomes a link and a click on the row opens the detail. */
  opening?: RowOpening<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  error?: unknown;
  onRetry?: () => void;
  /** Shown when there are no rows: an `EmptyState`. */
  empty: ReactNode;
  pager?: PagerProps;
  /** A `FilterBar`. */
  filters?: ReactNode;
  /** Buttons at the right end: export, for instance. */
  actions?: ReactNode;
  /** Under this name the chosen columns are kept in the browser; without it there is no chooser. */
  name?: string;
  /** How many rows are expected: the skeleton has their size. */
  expectedRows?: number;
  /** Rows that have just changed by themselves: a short quiet light points them out. */
  changed?: ReadonlySet<string>;
  /** The rows are those of the question before; the new ones are on their way. */
  isStale?: boolean;
}

/** Rows of one noun. On phones each becomes a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, error, onRetry, empty, pager, filters, actions, name, label } = props;
  const choice = useColumnChoice(name, columns);
  const tools = name ? <ColumnChooser columns={columns.slice(1)} choice={choice} /> : null;
  const failed = error !== undefined && error !== null && !rows;
  return (
    <div>
      {(filters || actions || tools) && (
        <Row gap={24} rowGap={12} align="start" justify="between" wrap mb={16}>
          <div className={classes.filters}>{filters}</div>
          <Row gap={8} wrap>
            {tools}
            {actions}
          </Row>
        </Row>
      )}
      <div className={classes.frame}>
        {!failed && <OldData of={rows} />}
        {failed ? (
          <ErrorState error={error} onRetry={onRetry} />
        ) : rows?.length === 0 ? (
          empty
        ) : (
          <TableGrid {...props} visibility={choice.visibility} />
        )}
      </div>
      {pager && !failed && <Pager label={label} {...pager} />}
    </div>
  );
};
