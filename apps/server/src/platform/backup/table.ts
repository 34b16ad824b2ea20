import type pg from 'pg';

/** A table whose rows are copied, and the columns that are stored rather than computed; names as SQL writes them. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}
/** Where a sequence stands. */
export interface Sequence {
  readonly name: string;
  readonly value: number;
  readonly isCalled: boolean;
}

/**
 * Not copied: which migrations have run and what the job library keeps about its own schema and its figures. Restoring makes these
 * itself; the figures begin from nothing.
 */
const notCopied = [
  'drizzle.%',
  'pgboss.version',
  'pgboss.bam',
  'pgboss.queue_stats%',
  'pgboss.warning',
  // Copied as the whole that they are parts of.
  'pgboss.job\\_common',
];
/** Neither PostgreSQL's own nor an extension's. */
const isOurs = `n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const isCopied = `${isOurs} and not (n.nspname || '.' || c.relname like any ($1))`;

/** Every table of the database that is copied, in the order of their names. */
export const listTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
       array_agg(quote_ident(a.attname)::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and ${isCopied} group by 1 order by 1`,
    [notCopied],
  );
  return rows;
};

/** Sequences count outside of transactions: read after the rows, they are never behind them. */
export const listSequences = async (client: pg.Client): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${isCopied} order by 1`,
    [notCopied],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: read } = await client.query(`select last_value as value, is_called as "isCalled" from ${name}`);
    sequences.push({ name, value: Number(read[0].value), isCalled: read[0].isCalled });
  }
  return sequences;
};

/** Whether the database contains only what PostgreSQL and its extensions create. */
export const isEmptyDatabase = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${isOurs}) as empty`,
  );
  return rows[0]?.empty === true;
};

/** Values as text that every PostgreSQL reads as the same values, independent of its settings; rows always in their physical order. */
export const plainText = `set client_encoding to 'UTF8'; set datestyle to 'ISO'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set extra_float_digits to 3; set bytea_output to 'hex'; set synchronize_seqscans to off;
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set lock_timeout to '10s'`;

const columnsOf = ({ columns }: Table): string => columns.join(', ');
/** By a query, since a table that is split into parts can only be read so. */
export const outOf = (table: Table): string => `copy (select ${columnsOf(table)} from ${table.name}) to stdout`;
export const into = (table: Table): string => `copy ${table.name} (${columnsOf(table)}) from stdin`;
