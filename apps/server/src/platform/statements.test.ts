import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import type { Db } from './db.ts';

let database: FreshDatabase;
let db: Db;
let transaction: typeof import('./db.ts').transaction;
beforeAll(async () => {
  database = await freshDatabase();
  // As in a process that has just begun: which texts came before is kept for all of its connections.
  vi.resetModules();
  const fresh = await import('./db.ts');
  transaction = fresh.transaction;
  db = fresh.openDb(database.config, 1);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const prepared = async (part: string): Promise<number> => {
  const { rows } = await db.$client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.filter(({ statement }) => statement.includes(part)).length;
};
const sum = async (left: number, right: number): Promise<number | undefined> => {
  const { rows } = await db.execute<{ sum: number }>(sql`select ${left}::int + ${right}::int as sum`);
  return rows[0]?.sum;
};

describe('a statement with parameters', () => {
  it('is prepared by its connection when it comes again, and answers for the parameters of each time', async () => {
    expect(await sum(1, 2)).toBe(3);
    expect(await prepared('as sum')).toBe(0);
    expect(await sum(20, 22)).toBe(42);
    expect(await sum(30, 33)).toBe(63);
    expect(await prepared('as sum')).toBe(1);
  });
  it('goes on working in a transaction that failed and one that follows', async () => {
    const failing = transaction(db, async (tx) => {
      await tx.execute(sql`select 1 / ${0}::int`);
    });
    await expect(failing).rejects.toThrow();
    expect(await sum(4, 5)).toBe(9);
  });
  it('is told apart from all others', async () => {
    for (const name of ['a', 'b', 'c'])
      for (const value of [1, 2, 3]) {
        const { rows } = await db.execute(sql`select ${value}::int as ${sql.identifier(name)}`);
        expect(rows).toEqual([{ [name]: value }]);
      }
  });
  it('is not prepared when it lists a great many rows', async () => {
    const values = sql.join(
      Array.from({ length: 1_000 }, (_, at) => sql`(${at}::int)`),
      sql`, `,
    );
    for (let turn = 0; turn < 2; turn += 1) {
      const { rows } = await db.execute(sql`select count(*) as many from (values ${values}) listed`);
      expect(rows).toEqual([{ many: 1_000 }]);
    }
    expect(await prepared('as many')).toBe(0);
  });
});

describe('a statement without parameters', () => {
  it('is sent as it is', async () => {
    for (let turn = 0; turn < 3; turn += 1) await db.$client.query('select 1 as alone');
    expect(await prepared('as alone')).toBe(0);
  });
});
