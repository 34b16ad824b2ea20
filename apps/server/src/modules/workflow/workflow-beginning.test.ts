import { followChannel } from '@balcao/contract/follower';
import { advanceClock } from '@balcao/contract/sandbox';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { opened } from '../../../test/conversations.ts';
import { makeTag } from '../../../test/followers.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { addTagged, dailyGreeting } from '../../../test/workflow-crowd.ts';
import { ending, flow, online, saying, startOn } from '../../../test/workflows.ts';
import { nextTime } from './workflow-schedule.ts';

let testApp: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  testApp = await openTestApp();
  owner = new pg.Client(testApp.database.config);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await testApp.close();
});

const pass = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(seconds) } });

/** A workflow that greets so many followers at one time of the day. */
const openCrowd = async (people: number) => {
  const team = await openChannelTeam(testApp);
  const channel = await makeChannel(team);
  const tag = await makeTag(team, channel, 'Turma');
  await addTagged(owner, { merchantId: team.merchantId, channelId: channel.id, tagId: tag.id }, people);
  const workflow = await online(team, channel, dailyGreeting(tag.id, '09:00'));
  const numberOf = async (sql: string): Promise<number> =>
    (await owner.query<{ number: number }>(sql, [workflow.id])).rows[0]?.number ?? 0;
  return {
    workflow,
    reach: async () => {
      const now = testApp.platform.clock.now();
      const at = nextTime({ day: 'day', time: '09:00', tag: tag.id }, now);
      await pass((at.getTime() - now.getTime()) / 1_000 + 5);
    },
    done: () => numberOf(`select count(*)::int as number from workflow_run where workflow_id = $1 and state = 'done'`),
    runs: () => numberOf(`select count(*)::int as number from workflow_run where workflow_id = $1`),
    left: () =>
      numberOf(`select count(*)::int as number from workflow_occasion where workflow_id = $1 and due_at is not null`),
    /** By which transactions it is written that they have begun. */
    commits: () =>
      numberOf(`select count(distinct xmin::text)::int as number from workflow_occasion where workflow_id = $1`),
  };
};

describe('a time at which a workflow begins with many followers', () => {
  it('begins with a hundred of them in one commit, with each once', async () => {
    const { reach, done, runs, left, commits } = await openCrowd(150);
    await reach();
    await until(done, (all) => all === 150, 60_000);
    expect(await runs()).toBe(150);
    expect(await left()).toBe(0);
    expect(await commits()).toBeLessThanOrEqual(3);
  });

  it('begins with all others where it cannot begin with one, and with that one once it can', async () => {
    const { workflow, reach, done, runs, left } = await openCrowd(12);
    await owner.query(`create function fail_of_one() returns trigger language plpgsql as $$
      begin
        if new.workflow_id = '${workflow.id}' and new.name = 'Pessoa 7' then raise exception 'not now'; end if;
        return new;
      end $$`);
    await owner.query(
      'create trigger fail_of_one before insert on workflow_run for each row execute function fail_of_one()',
    );
    await reach();
    await until(done, (all) => all === 11, 60_000);
    expect([await runs(), await left()]).toEqual([11, 1]);
    await owner.query('drop function fail_of_one cascade');
    await pass(90);
    await until(done, (all) => all === 12, 60_000);
    expect([await runs(), await left()]).toEqual([12, 0]);
  });
});

describe('two orders that a follower pays at the same time', () => {
  it('begin one run after the other, each once', async () => {
    const team = await openChannelTeam(testApp);
    const channel = await makeChannel(team);
    const start = startOn('paid');
    await online(
      team,
      channel,
      flow([start, saying('tell', 'Pago: {{amount}}'), ending()], 'start.next>tell tell.next>end'),
    );
    const till = await openTill(testApp, await merchantServer(testApp, team));
    await till.payer.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    await Promise.all([till.paid(1_000), till.paid(2_000)]);
    const heard = async () => (await opened(till.payer, channel)).list.map(({ text }) => text).toSorted();
    await until(
      async () => {
        await pass(30);
        return heard();
      },
      (list) => list.length >= 2,
      60_000,
    );
    await pass(120);
    expect(await heard()).toEqual(['Pago: 10,00', 'Pago: 20,00']);
  });
});
