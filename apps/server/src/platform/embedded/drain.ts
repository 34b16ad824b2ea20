import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const others = `select count(*)::int as sessions from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

/**
 * Waits, at most two seconds, until no other client is connected. A pool reports its end before its sockets are closed; a shutdown at that instant
 * would send an error to clients without a listener, which Node would treat as a crash.
 */
export const drain = async (config: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(config);
  client.on('error', () => {}); // The database may be down already: then there are no clients.
  try {
    await client.connect();
    for (const end = Date.now() + 2_000; Date.now() < end; await pause(20)) {
      const { rows } = await client.query<{ sessions: number }>(others);
      if (rows[0]?.sessions === 0) return;
    }
  } catch {
    // See above.
  } finally {
    await client.end().catch(() => {});
  }
};
