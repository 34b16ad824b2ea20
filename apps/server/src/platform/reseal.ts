import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Db, type Tx, transaction } from './db.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { type Secrets, sealedBy, sealedForm } from './secrets.ts';

/** What was left when everything that can be read was sealed with the newest key. */
export interface Unsealed {
  /** Values in rows that others held all the time. */
  readonly held: number;
  /** Values that no key opens, each as `table.column: reason`. */
  readonly unreadable: readonly string[];
}

const blocksAtOnce = 512;
const rowsAtOnce = 200;
const triesForHeldRows = 100;
const askAgainMs = 100;
const beginning = '(0,0)';

const quoted = (name: string): string => pg.escapeIdentifier(name);
const sealedPart = ({ column, field }: SealedColumn): string =>
  field ? `(${quoted(column)} ->> ${pg.escapeLiteral(field)})` : quoted(column);
const isSealed = (of: SealedColumn): string => `${sealedPart(of)} ~ '${sealedForm}'`;
const isOld = (of: SealedColumn, keyId: string): string =>
  `${isSealed(of)} and not starts_with(${sealedPart(of)}, '${sealedBy(keyId)}')`;
const written = ({ column, field }: SealedColumn): string =>
  field ? `jsonb_set(${quoted(column)}, array[${pg.escapeLiteral(field)}], to_jsonb(fresh.value))` : 'fresh.value';

/** Reads whole tables, which may take longer than a request's query. */
const readAll = <R extends pg.QueryResultRow>(db: Db, text: string): Promise<R[]> =>
  transaction(db, async (tx) => {
    await tx.$client.query(`set local statement_timeout = '30min'`);
    return (await tx.$client.query<R>(text)).rows;
  });

/** How many values each key has sealed, by its id. */
export const countSealed = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const of of sealedColumns) {
    const id = `split_part(${sealedPart(of)}, '.', 2)`;
    const text = `select ${id} as id, count(*) from ${quoted(of.table)} where ${isSealed(of)} group by 1`;
    for (const { id, count } of await readAll<{ id: string; count: number }>(db, text))
      counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
};

const countOld = async (db: Db, of: SealedColumn, keyId: string): Promise<number> => {
  const text = `select count(*) from ${quoted(of.table)} where ${isOld(of, keyId)}`;
  return (await readAll<{ count: number }>(db, text))[0]?.count ?? 0;
};

interface Span {
  /** Places of rows in the table's file: after this one, and before that one. */
  readonly after: string;
  readonly before: string;
}

/** Some rows of a span; those that are locked are left for later, so that neither side waits. */
const resealSome = async (tx: Tx, of: SealedColumn, { after, before }: Span, secrets: Secrets) => {
  const { rows } = await tx.$client.query<{ at: string; value: string }>(
    `select ctid::text as at, ${sealedPart(of)} as value from ${quoted(of.table)}
     where ctid > '${after}' and ctid < '${before}' and ${isOld(of, secrets.keyId)}
     order by ctid limit ${rowsAtOnce} for no key update skip locked`,
  );
  const unreadable: string[] = [];
  const fresh = rows.flatMap(({ at, value }) => {
    try {
      return [{ at, value: secrets.seal(secrets.open(value)) }];
    } catch (error) {
      unreadable.push(`${of.table}.${of.column}: ${(error as Error).message}`);
      return [];
    }
  });
  await tx.$client.query(
    `update ${quoted(of.table)} set ${quoted(of.column)} = ${written(of)}
     from unnest($1::text[], $2::text[]) as fresh (at, value) where ctid = fresh.at::tid`,
    [fresh.map(({ at }) => at), fresh.map(({ value }) => value)],
  );
  return { last: rows.at(-1)?.at, isFull: rows.length === rowsAtOnce, unreadable };
};

/** Goes through a table once, a few rows to a transaction: what is done stays done when the process is killed. */
const resealOnce = async (db: Db, of: SealedColumn, secrets: Secrets): Promise<string[]> => {
  const size = `select pg_relation_size('${quoted(of.table)}') / current_setting('block_size')::int as blocks`;
  const { rows } = await db.$client.query<{ blocks: number }>(size);
  const blocks = rows[0]?.blocks ?? 0;
  const unreadable: string[] = [];
  for (let block = 0; block < blocks; block += blocksAtOnce) {
    const before = `(${block + blocksAtOnce},0)`;
    let after: string | undefined = block === 0 ? beginning : `(${block},0)`;
    while (after) {
      const span: Span = { after, before };
      const some = await transaction(db, (tx) => resealSome(tx, of, span, secrets));
      unreadable.push(...some.unreadable);
      after = some.isFull ? some.last : undefined;
    }
  }
  return unreadable;
};

const resealColumn = async (db: Db, of: SealedColumn, secrets: Secrets): Promise<Unsealed> => {
  for (let tries = 1; ; tries += 1) {
    const unreadable = await resealOnce(db, of, secrets);
    const held = (await countOld(db, of, secrets.keyId)) - unreadable.length;
    if (held <= 0 || tries === triesForHeldRows) return { held: Math.max(held, 0), unreadable };
    await delay(askAgainMs);
  }
};

/**
 * Re-encrypts every value that is sealed with an older key, while servers keep running. It may be killed and run again at any time. `say` is called
 * with each column that is being worked through.
 */
export const resealAll = async (db: Db, secrets: Secrets, say: (words: string) => void): Promise<Unsealed> => {
  let held = 0;
  const unreadable: string[] = [];
  for (const of of sealedColumns) {
    const left = await countOld(db, of, secrets.keyId);
    if (left === 0) continue;
    say(`${of.table}.${of.column}: ${left} to encrypt with the newest key`);
    const rest = await resealColumn(db, of, secrets);
    held += rest.held;
    unreadable.push(...rest.unreadable);
  }
  return { held, unreadable };
};
