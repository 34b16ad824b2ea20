import path from 'node:path';
import { createBroadcast, getBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { listChannels } from '@balcao/contract/channel';
import { advanceClock } from '@balcao/contract/sandbox';
import { changeTeam, login } from '@balcao/contract/session';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { demoPassword } from '../../src/modules/sandbox/seed-people.ts';
import { layOut } from '../lay-out.ts';
import { callerAt } from '../message-crowd.ts';
import { dataFolder, type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';

// Whole servers start here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const more = 200_000;
const { dataDir, remove } = dataFolder();
let installation: { dataDir: string; port: number; env: Record<string, string> };
let server: ServerProcess;
let database: pg.Pool;
let merchantId: string;
beforeAll(async () => {
  merchantId = await layOut(dataDir, async (services, platform) => {
    const seeded = await services.seeds.seed('small');
    return (await services.teams.byNumber(platform.db, seeded?.merchantNumber ?? ''))?.merchantId ?? '';
  });
  installation = { dataDir, port: await freePort(), env: { SANDBOX_SEED: 'none' } };
  server = await startServer(installation);
  database = new pg.Pool({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao', max: 3 });
  database.on('error', () => {}); // The crashes end its connections too.
});
afterAll(async () => {
  await database?.end();
  await server?.end('SIGTERM');
  remove();
});

const count = async (sql: string, id: string): Promise<number> =>
  Number((await database.query<{ count: number }>(sql, [id])).rows[0]?.count);
const rowsOf = (id: string) => count('select count(*) from broadcast_audience where broadcast_id = $1', id);
const atWork = async () => {
  const { token } = await callerAt(server.url)(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  return callerAt(server.url, (await callerAt(server.url, token)(changeTeam, { body: { merchantId } })).token);
};

describe('when the server is killed again and again while a broadcast goes to a part of the followers', () => {
  it('each of the part has it once, and nobody is left out (rule: crash-safe)', async () => {
    let call = await atWork();
    const [channel] = (await call(listChannels, { query: {} })).list;
    if (!channel) throw new Error('the demonstration has a channel');
    await database.query(
      `insert into channel_follower (merchant_id, channel_id, customer_id, is_muted, followed_at)
        select $1, $2, md5('crowd' || n)::uuid, false, now() - interval '1 day' from generate_series(1, ${more}) n`,
      [merchantId, channel.id],
    );
    const params = { id: channel.id };
    const words = { type: 'message', title: '', text: 'Chegou o pão.', url: '' } as const;
    const draft = await call(createBroadcast, { params, body: words });
    const all = await count('select count(*) from channel_follower where channel_id = $1', channel.id);
    const body = { version: draft.version, at: null, audience: { dayFrom: '20200101' } };
    await call(publishBroadcast, { params: { ...params, broadcastId: draft.id }, body });
    const seen: number[] = [];
    for (let kills = 0; kills < 2; kills += 1) {
      const least = (seen.at(-1) ?? 0) + 1;
      seen.push(
        await until(
          () => rowsOf(draft.id),
          (rows) => rows >= least,
          60_000,
        ),
      );
      await server.end('SIGKILL');
      server = await startServer(installation);
      await callerAt(server.url)(advanceClock, { body: { advanceSeconds: 10 } });
    }
    // Killed between its slices, not after the last of them.
    expect(seen[0]).toBeLessThan(all);
    call = await atWork();
    const read = () => call(getBroadcast, { params: { ...params, broadcastId: draft.id } });
    const sent = await until(read, ({ state }) => state === 'sent', 60_000);
    expect(sent.delivered).toBe(all);
    expect(await rowsOf(draft.id)).toBe(all);
  });
});
