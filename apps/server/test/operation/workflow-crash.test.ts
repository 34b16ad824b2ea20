import path from 'node:path';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { advanceClock } from '@balcao/contract/sandbox';
import { changeTeam, login } from '@balcao/contract/session';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { demoPassword } from '../../src/modules/sandbox/seed-people.ts';
import { depth } from '../depth.ts';
import { makeTag } from '../followers.ts';
import { layOut } from '../lay-out.ts';
import { callerAt } from '../message-crowd.ts';
import { dataFolder, type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { addTagged, dailyGreeting, soon } from '../workflow-crowd.ts';
import { online } from '../workflows.ts';

// Whole servers start here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 90_000 });

/** Ten where they are asked for (`TEST_DEPTH`): each is a start of a whole server. */
const kills = depth > 1 ? 10 : 2;
/** Enough that the last kill still comes in their midst. */
const people = (depth > 1 ? 800 : 300) * kills;
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

const count = async (sql: string, ...values: string[]): Promise<number> =>
  Number((await database.query<{ count: number }>(sql, values)).rows[0]?.count);
const atWork = async () => {
  const { token } = await callerAt(server.url)(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  return callerAt(server.url, (await callerAt(server.url, token)(changeTeam, { body: { merchantId } })).token);
};
const forward = (advanceSeconds: number) => callerAt(server.url)(advanceClock, { body: { advanceSeconds } });

describe('when the server is killed again and again while workflows run', () => {
  it('each follower hears every message once, and none is left out (rule: crash-safe)', async () => {
    const call = await atWork();
    const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list as [Channel];
    const tag = await makeTag({ call }, channel, 'Turma');
    await addTagged(database, { merchantId, channelId: channel.id, tagId: tag.id }, people);
    const workflow = await online({ call }, channel, dailyGreeting(tag.id, soon()));
    const steps = () =>
      count(
        `select count(*) from workflow_run_step s join workflow_run r on r.merchant_id = s.merchant_id and r.id = s.run_id
          where r.workflow_id = $1`,
        workflow.id,
      );
    await forward(180);
    const done = () =>
      count(`select count(*) from workflow_run where workflow_id = $1 and state = 'done'`, workflow.id);
    const doneAtKill: number[] = [];
    for (let killed = 0; killed < kills; killed += 1) {
      const before = await steps();
      const [, ended] = await until(
        async () => [await steps(), await done()] as const,
        ([taken, all]) => taken > before || all === people,
        60_000,
      );
      // On a busy machine a start takes so long that the rest is done meanwhile: there is nothing left to be killed in.
      if (ended === people) break;
      doneAtKill.push(ended);
      await server.end('SIGKILL');
      server = await startServer(installation);
      await forward(30); // What the process left that is gone is taken up by the clock of the product.
    }
    await until(
      async () => {
        await forward(30);
        return done();
      },
      (all) => all === people,
      300_000,
    );
    // Killed in their midst, not after the last of them.
    expect(doneAtKill.length).toBeGreaterThan(0);
    expect(await count('select count(*) from workflow_run where workflow_id = $1', workflow.id)).toBe(people);
    const { rows } = await database.query<{ text: string; said: number; followers: number }>(
      `select m.text, count(*)::int as said, count(distinct m.conversation_id)::int as followers
        from conversation_message m join conversation c on c.merchant_id = m.merchant_id and c.id = m.conversation_id
        join workflow_run r on r.merchant_id = c.merchant_id and r.channel_id = c.channel_id and r.customer_id = c.customer_id
        where r.workflow_id = $1 group by m.text order by m.text`,
      [workflow.id],
    );
    expect(rows).toEqual(['Bom dia!', 'Chegou o pão.'].map((text) => ({ text, said: people, followers: people })));
  });
});
