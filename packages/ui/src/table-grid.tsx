import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './data-table.module.css';
import type { Column, DataTableProps, RowOpening } from './data-table.tsx';
import { Bar } from './loading.tsx';
import { TableHead } from './table-head.tsx';
import { useOverflow } from './use-overflow.ts';

interface TableGridProps<Row> extends DataTableProps<Row> {
  visibility: Readonly<Record<string, boolean>>;
}

/** Head and body of a table; while the rows are on their way, bars of their size. */
export const TableGrid = <Row,>(props: TableGridProps<Row>) => {
  const {
    label,
    columns,
    rows,
    rowId,
    opening,
    sort,
    onSort,
    visibility,
    expectedRows = 20,
    changed,
    isStale = false,
  } = props;
  const t = useTranslations('ui.loading');
  const ref = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(ref);
  const shown = columns.filter(({ id }) => visibility[id] ?? true);
  return (
    <div ref={ref} className={classes.scroll} data-overflows={overflows || undefined}>
      <table
        className={classes.table}
        aria-label={rows ? label : t('part')}
        aria-busy={!rows || isStale}
        data-stale={isStale || undefined}
      >
        <TableHead columns={shown} sort={sort} onSort={onSort} />
        <tbody>
          {rows
            ? rows.map((row) => {
                const id = rowId(row);
                return (
                  <BodyRow
                    key={id}
                    row={row}
                    columns={shown}
                    opening={opening}
                    isOpen={opening?.openId === id}
                    hasChanged={changed?.has(id) ?? false}
                  />
                );
              })
            : Array.from({ length: expectedRows }, (_, index) => `waiting-${index}`).map((key) => (
                <WaitingRow key={key} columns={shown} />
              ))}
        </tbody>
      </table>
    </div>
  );
};

/** Where a cell stands, also while what it will say is on its way. */
const placeOf = <Row,>({ align, fills, leads, header }: Column<Row>) => ({
  className: classes.cell,
  'data-align': align,
  'data-fills': fills || undefined,
  'data-leads': leads,
  'data-label': header,
});

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  opening: RowOpening<Row> | undefined;
  isOpen: boolean;
  hasChanged: boolean;
}

const BodyRow = <Row,>({ row, columns, opening, isOpen, hasChanged }: BodyRowProps<Row>) => (
  <tr className={classes.row} data-open={isOpen || undefined} data-changed={hasChanged || undefined}>
    {columns.map((column, index) => (
      <td key={column.id} {...placeOf(column)}>
        {index === 0 && opening ? (
          <RowLink row={row} opening={opening}>
            {column.cell(row)}
          </RowLink>
        ) : (
          column.cell(row)
        )}
      </td>
    ))}
  </tr>
);

const wantsNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;

interface RowLinkProps<Row> {
  row: Row;
  opening: RowOpening<Row>;
  children: ReactNode;
}
/** The link of the first cell reaches over the whole row, so a click anywhere opens it, in a new tab too. */
const RowLink = <Row,>({ row, opening, children }: RowLinkProps<Row>) => (
  <a
    className={`link ${classes.link}`}
    href={opening.hrefOf(row)}
    onClick={(event) => {
      if (wantsNewTab(event)) return;
      event.preventDefault();
      opening.onOpen(row);
    }}
  >
    {children}
  </a>
);

const WaitingRow = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <tr className={classes.row}>
    {columns.map((column, index) => (
      <td key={column.id} {...placeOf(column)}>
        <Bar width={index === 0 ? '9rem' : '5rem'} />
      </td>
    ))}
  </tr>
);
