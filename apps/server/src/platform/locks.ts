import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Locks {
  /**
   * Locks `name` against all processes until the returned function is called; undefined when its holder does not release it in time. `wanted` is
   * called when another process requests it, or when it was lost with its connection: the holder should then end.
   */
  hold(name: string, wanted: () => void): Promise<(() => Promise<void>) | undefined>;
  stop(): Promise<void>;
}

const channel = 'balcao_lock';
const waitMs = 8_000;
const askAgainMs = 100;

/**
 * Locks that last as long as someone's own connection to us does, which may be a minute. All of a process lie on one connection
 * to the database, so that slow callers use up no pool; it is opened with the first of them.
 */
export const createLocks = (connection: pg.ClientConfig, onError: (error: Error) => void): Locks => {
  /** Held by this process, or being asked for: PostgreSQL knows connections, not requests. */
  const held = new Map<string, () => void>();
  let opening: Promise<pg.Client> | undefined;

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connection, application_name: 'balcao-locks' });
    client.on('error', onError);
    client.on('notification', ({ payload = '' }) => held.get(payload)?.());
    client.on('end', () => {
      opening = undefined;
      for (const wanted of held.values()) wanted();
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  };
  const ask = async (sql: string, name: string): Promise<boolean> => {
    opening ??= open().catch((error: Error) => {
      opening = undefined;
      throw error;
    });
    const { rows } = await (await opening).query<{ done: boolean }>(sql, [channel, name]);
    return rows[0]?.done === true;
  };
  /** One after the other: a connection takes the next query when it has answered the last. */
  let asked: Promise<unknown> = Promise.resolve();
  const query = (sql: string, name: string): Promise<boolean> => {
    const answer = asked.then(() => ask(sql, name));
    asked = answer.catch(() => undefined);
    return answer;
  };
  const release = async (name: string): Promise<void> => {
    await query('select pg_advisory_unlock(hashtext($1), hashtext($2)) as done', name).catch(onError);
    held.delete(name);
  };
  const take = async (name: string, wanted: () => void): Promise<boolean> => {
    held.set(name, wanted);
    try {
      if (await query('select pg_try_advisory_lock(hashtext($1), hashtext($2)) as done', name)) return true;
    } catch (error) {
      held.delete(name);
      throw error;
    }
    held.delete(name);
    await query('select pg_notify($1, $2)', name);
    return false;
  };

  return {
    hold: async (name, wanted) => {
      const until = Date.now() + waitMs;
      for (;;) {
        const here = held.get(name);
        if (here) here();
        else if (await take(name, wanted)) return () => release(name);
        if (Date.now() > until) return undefined;
        await delay(askAgainMs);
      }
    },
    stop: async () => {
      await (await opening?.catch(() => undefined))?.end();
    },
  };
};
