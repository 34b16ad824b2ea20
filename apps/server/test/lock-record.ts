import pg from 'pg';
import { balanceOrder, type LockedTable, lockOrder } from '../src/platform/lock-order.ts';
import type { FreshDatabase } from './database.ts';

interface Lock {
  readonly xid: string;
  readonly statement: string;
  readonly place: number;
  readonly key: string;
  /** The row was created in the same transaction, so no other can wait for it: it counts as locked from then on, without a place in the order. */
  readonly made: boolean;
  /** What was asked, so that a wrong order says where it comes from. */
  readonly query: string;
}

const quoted = (table: string): string =>
  table
    .split('.')
    .map((name) => `"${name}"`)
    .join('.');
const placeOf = (table: string): number =>
  lockOrder.findIndex((one) => one.table === table || one.table === `ledger.${table}`);

/** The database itself notes every row that a statement makes, changes, or waits for to insert it. */
const noteIn = `
  create table lock_record (id bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(),
    statement timestamptz not null default statement_timestamp(), place int not null, key text not null, made boolean not null default false,
    query text not null default left(current_query(), 2000));
  grant insert on lock_record to balcao_app;
  create function note_lock() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    whole jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
  begin
    insert into lock_record (place, key, made)
      select tg_argv[0]::int, string_agg(whole->>name, ' ' order by at), tg_op = 'INSERT' and not tg_argv[1]::boolean
      from unnest(tg_argv[2:]) with ordinality as n(name, at);
    return case when tg_op = 'DELETE' then old else new end;
  end $$;`;
const triggerOf = ({ table, key, insertWaits }: LockedTable, place: number): string =>
  `create trigger aa_note before insert or update or delete on ${quoted(table)} for each row
     execute function note_lock(${[place, String(insertWaits ?? false), ...key].map((word) => `'${word}'`).join(', ')});`;

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;
interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}
const askedIn = (args: readonly unknown[]): Asked | undefined => {
  if (args.some((one) => typeof one === 'function')) return undefined;
  const [config, values] = args as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
  const text = typeof config === 'string' ? config : config.text;
  return text === undefined
    ? undefined
    : { text, values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])) };
};

/** Rows that a statement locks without changing them: what it answers with says which. */
const lockedBy = ({ text, values }: Asked, { rows, fields }: pg.QueryResult): { place: number; key: string }[] => {
  if (text.includes('ledger.lock_spendable('))
    return ['available', 'reserve'].map((bucket) => ({ place: placeOf('balance'), key: `${values[0]} ${bucket}` }));
  // The member's session and place in the team, both known by the session.
  if (/\bfor share of s, m\s*$/i.test(text))
    return ['session', 'member'].map((table) => ({ place: placeOf(table), key: `${values[0]}` }));
  const table = /^\s*select\b.*?\bfrom\s+"?(\w+)"?.*\bfor (?:(?:no key )?update|share)\s*$/is.exec(text)?.[1];
  const place = table === undefined ? -1 : placeOf(table);
  if (place < 0) return [];
  const names = fields.map(({ name }) => name);
  return rows.map((row: Record<string, unknown> | unknown[]) => {
    const cell = (name: string) => (Array.isArray(row) ? row[names.indexOf(name)] : row[name]);
    const cells = (lockOrder[place] as LockedTable).key.map(cell);
    // One that answers with no columns is asked for by the key alone.
    return { place, key: (cells.includes(undefined) ? values.slice(0, cells.length) : cells).join(' ') };
  });
};

/** Notes too what `select … for update` locks, on every connection of this process, until the answer is called. */
const noteSelects = (): (() => void) => {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const plain = prototype.query;
  prototype.query = function noting(this: unknown, ...args: unknown[]) {
    const asked = askedIn(args);
    const answer = plain.apply(this, args);
    if (!asked || !/\bfor (?:(?:no key )?update|share)\b|lock_spendable/i.test(asked.text)) return answer;
    return answer.then(async (result) => {
      const locked = lockedBy(asked, result);
      const values = [locked.map(({ place }) => place), locked.map(({ key }) => key)];
      const note = 'insert into lock_record (place, key, query) select *, $3 from unnest($1::int[], $2::text[])';
      if (locked.length > 0) await plain.call(this, note, [...values, asked.text.slice(0, 2_000)]);
      return result;
    });
  };
  return () => {
    prototype.query = plain;
  };
};

const sortKey = ({ place, key }: Lock): string => {
  if (lockOrder[place]?.table !== 'ledger.balance') return key;
  const [merchantId, bucket = ''] = key.split(' ');
  return `${merchantId} ${balanceOrder.indexOf(bucket)}`;
};
const nameOf = ({ place, key }: Lock): string => `${lockOrder[place]?.table} (${key})`;

/** What members and servers lock before any money: transactions that go no further are none of money. */
const firstOfMoney = placeOf('rail_notification');

/**
 * A debt is created, paid and locked only by a transaction that holds the merchant's available balance and reserve, so no transaction waits for it
 * (docs/lock-order.md). One that was created while a statement waited for these two is locked after it.
 */
const isGuarded = ({ place, key }: Lock, held: ReadonlySet<string>): boolean => {
  const [merchantId, bucket] = key.split(' ');
  if (lockOrder[place]?.table !== 'ledger.balance' || bucket !== 'debt') return false;
  return ['available', 'reserve'].every((one) => held.has(`ledger.balance (${merchantId} ${one})`));
};

/** Where a transaction locked something that it should have locked before; what it holds already does not count. */
const wrongIn = (locks: readonly Lock[]): string[] => {
  if (locks.every(({ place }) => place < firstOfMoney)) return [];
  const held = new Set<string>();
  const wrong: string[] = [];
  let last: Lock | undefined;
  // Within one statement PostgreSQL has its own order, in which the statement itself must lock: it is judged by what came before it.
  for (const ofStatement of Map.groupBy(locks, ({ statement }) => statement).values()) {
    const fresh = ofStatement.filter((lock) => !lock.made && !held.has(nameOf(lock)) && !isGuarded(lock, held));
    for (const lock of fresh) {
      const isLate = last && lock.place < last.place;
      const isOutOfKeys = last && lockOrder[lock.place]?.inKeyOrder && lock.place === last.place;
      if (isLate || (isOutOfKeys && last && sortKey(lock) < sortKey(last)))
        wrong.push(
          `${nameOf(lock)} after ${last ? nameOf(last) : ''}: ${lock.query} after ${last?.query}; of ${locks.map(nameOf).join(', ')}`,
        );
    }
    for (const lock of ofStatement) held.add(nameOf(lock));
    const [latest] = fresh.toSorted((a, b) => b.place - a.place || (sortKey(a) < sortKey(b) ? 1 : -1));
    if (latest && (!last || latest.place >= last.place)) last = latest;
  }
  return wrong;
};

/** Records which rows every transaction of a database locks, and judges the order by `lockOrder`. */
export const recordLocks = async ({ config }: FreshDatabase) => {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(noteIn);
  for (const [place, one] of lockOrder.entries()) await client.query(triggerOf(one, place));
  const stop = noteSelects();
  return {
    /** What was locked out of order in any transaction, and which tables and balances were locked at all. */
    judge: async (): Promise<{ readonly wrong: readonly string[]; readonly seen: ReadonlySet<string> }> => {
      const { rows } = await client.query<Lock>(
        'select xid::text, statement::text, place, key, made, query from lock_record order by id',
      );
      const wrong = [...Map.groupBy(rows, ({ xid }) => xid).values()].flatMap(wrongIn);
      const locked = rows.filter(({ made }) => !made);
      const isBalance = ({ place }: Lock): boolean => lockOrder[place]?.table === 'ledger.balance';
      const buckets = locked.filter(isBalance).map(({ key }) => key.split(' ')[1] ?? '');
      const seen = new Set([...locked.map(({ place }) => lockOrder[place]?.table ?? ''), ...buckets]);
      return { wrong: [...new Set(wrong)], seen };
    },
    stop: async (): Promise<void> => {
      stop();
      await client.end();
    },
  };
};
