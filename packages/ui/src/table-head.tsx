import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './data-table.module.css';
import type { Column, Sort } from './data-table.tsx';
import sortClasses from './table-head.module.css';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The names of the columns; those that sort are buttons. */
export const TableHead = <Row,>({ columns, sort, onSort }: TableHeadProps<Row>) => (
  <thead className={classes.head}>
    <tr>
      {columns.map((column) => {
        const sorted = sort?.id === column.id ? sort : undefined;
        const order = sorted ? ({ 'aria-sort': sorted.desc ? 'descending' : 'ascending' } as const) : {};
        return (
          <th key={column.id} scope="col" className={classes.heading} data-align={column.align} {...order}>
            {column.sortable && onSort ? <SortButton column={column} sorted={sorted} onSort={onSort} /> : column.header}
          </th>
        );
      })}
    </tr>
  </thead>
);

interface SortButtonProps<Row> {
  column: Column<Row>;
  sorted: Sort | undefined;
  onSort: (sort: Sort) => void;
}
const SortButton = <Row,>({ column, sorted, onSort }: SortButtonProps<Row>) => {
  const t = useTranslations('ui.table');
  const desc = sorted ? !sorted.desc : true;
  const Mark = sorted ? (sorted.desc ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  return (
    <button
      type="button"
      className={sortClasses.sort}
      data-sorted={sorted ? true : undefined}
      title={t(desc ? 'sortDown' : 'sortUp', { column: column.header })}
      onClick={() => onSort({ id: column.id, desc })}
    >
      {column.header}
      <Mark size={16} stroke={1.8} aria-hidden />
    </button>
  );
};
