import pg from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Someone with the owner's rights at the database, who can do what no part of the product can. */
export const openOwner = async ({ database }: Pick<TestApp, 'database'>) => {
  const owner = new pg.Client(database.config);
  await owner.connect();
  let triggers = 0;
  /** Has the database do something before it writes a row; answers with the function that takes the trigger away. */
  const before = async (event: string, table: string, body: string, when = 'true'): Promise<() => Promise<void>> => {
    triggers += 1;
    const name = `trigger_${triggers}`;
    await owner.query(
      `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return new; end $$`,
    );
    await owner.query(
      `create trigger ${name} before ${event} on ${table} for each row when (${when}) execute function ${name}()`,
    );
    return async () => void (await owner.query(`drop function ${name} cascade`));
  };
  return {
    before,
    query: (sql: string, ...values: unknown[]) => owner.query(sql, values),
    /** Changes rows past every guard; at least one. What the database refuses is undone, and the next one begins again. */
    damage: async (sql: string, ...values: unknown[]): Promise<void> => {
      await owner.query('begin');
      try {
        await owner.query("set local session_replication_role = 'replica'");
        const { rowCount } = await owner.query(sql, values);
        await owner.query('commit');
        expect(rowCount).toBeGreaterThan(0);
      } finally {
        await owner.query('rollback');
      }
    },
    /** Makes the database reject rows that match `when`; returns the function that ends this. */
    refuse: (event: 'insert' | 'update', table: string, when: string): Promise<() => Promise<void>> =>
      before(event, table, "raise 'not this one'", when),
    close: () => owner.end(),
  };
};
export type Owner = Awaited<ReturnType<typeof openOwner>>;
