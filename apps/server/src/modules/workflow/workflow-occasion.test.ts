import { followChannel } from '@balcao/contract/follower';
import { createRefund } from '@balcao/contract/refund-open';
import { advanceClock } from '@balcao/contract/sandbox';
import { switchWorkflow, type WholeWorkflow } from '@balcao/contract/workflow';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { opened, write } from '../../../test/conversations.ts';
import type { customer } from '../../../test/customers.ts';
import { makeTag, namedFollower, tagByName } from '../../../test/followers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ending, flow, makeWorkflow, online, publish, runsOf, saying, startOn, step } from '../../../test/workflows.ts';
import { nextTime } from './workflow-schedule.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  server = await merchantServer(testApp, team);
});
afterAll(() => testApp.close());

const pass = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(seconds) } });
const telling = (start: ReturnType<typeof startOn>, text: string) =>
  flow([start, saying('tell', text), ending()], 'start.next>tell tell.next>end');
type Person = Awaited<ReturnType<typeof customer>>;
type Place = Awaited<ReturnType<typeof makeChannel>>;
const heard = async (person: Person, channel: Place) =>
  (await opened(person, channel)).list.map(({ text }) => text).toReversed();
const hears = (person: Person, channel: Place, text: string) =>
  until(
    () => heard(person, channel),
    (list) => list.includes(text),
  );
const ended = (channel: Place, workflow: WholeWorkflow, count: number) =>
  until(
    async () => (await runsOf(team, channel, workflow)).filter(({ endedAt }) => endedAt !== null),
    (list) => list.length === count,
  );

describe('an order', () => {
  it('begins a workflow with the follower who paid it, and once more when it is given back', async () => {
    const channel = await makeChannel(team);
    const thanks = await online(
      team,
      channel,
      telling(startOn('paid'), 'Pedido {{order}}: {{amount}} por {{product}}.'),
    );
    await online(team, channel, telling(startOn('refunded'), 'Devolvemos {{amount}} do pedido {{order}}.'), 'Volta');
    const till = await openTill(testApp, server);
    const bruna = till.payer;
    await bruna.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    const order = await till.paid(4_550);
    await hears(bruna, channel, `Pedido ${order.number}: 45,50 por Café.`);
    const { merchantOrderNumber } = order;
    const body = { merchantOrderNumber, merchantRefundNumber: 'R-1', amount: 1_000, reason: 'Não veio' };
    await server.call(createRefund, { body }, { idempotencyKey: 'R-1' });
    await hears(bruna, channel, `Devolvemos 10,00 do pedido ${order.number}.`);
    expect(await runsOf(team, channel, thanks)).toHaveLength(1);
  });

  it('of a person who does not follow the channel, or while it is off, begins none', async () => {
    const channel = await makeChannel(team);
    const workflow = await online(team, channel, telling(startOn('paid'), 'Obrigado!'));
    const till = await openTill(testApp, server);
    await till.paid(1_000);
    await till.payer.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    const params = { id: channel.id, workflowId: workflow.id };
    await team.call(switchWorkflow, { params, body: { isOn: false } });
    await till.paid(2_000);
    await team.call(switchWorkflow, { params, body: { isOn: true } });
    await till.paid(3_000);
    await hears(till.payer, channel, 'Obrigado!');
    expect(await heard(till.payer, channel)).toEqual(['Obrigado!']);
  });

  it('waits while the follower is in the middle of another run', async () => {
    const channel = await makeChannel(team);
    const asks = flow(
      [startOn('keyword', 'nota'), step('ask', 'ask', { text: 'Que nota?', value: 'nota', minutes: 60 }), ending()],
      'start.next>ask ask.answered>end ask.late>end',
    );
    const survey = await online(team, channel, asks);
    await online(team, channel, telling(startOn('paid'), 'Obrigado!'), 'Pago');
    const till = await openTill(testApp, server);
    await till.payer.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    await write(till.payer, channel, 'nota');
    await hears(till.payer, channel, 'Que nota?');
    await till.paid(1_000);
    await pass(90);
    expect(await heard(till.payer, channel)).toEqual(['nota', 'Que nota?']);
    await write(till.payer, channel, '9');
    await ended(channel, survey, 1);
    await pass(90);
    await hears(till.payer, channel, 'Obrigado!');
  });
});

describe('a day and time', () => {
  /** A team whose session has not ended since the clock was put forward, and a follower with a tag. */
  const openTagged = async () => {
    const own = await openChannelTeam(testApp);
    const channel = await makeChannel(own);
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    await namedFollower(testApp, channel, 'Davi Moreira');
    const tag = await makeTag(own, channel, 'Pão do dia');
    await tagByName(own, channel, tag, ['Bruna Carvalho']);
    const schedule = { day: 'day', time: '09:00', tag: tag.id } as const;
    const start = step('start', 'start', { trigger: 'schedule', words: '', ...schedule });
    const workflow = await online(own, channel, telling(start, 'Bom dia, {{name}}!'));
    const reach = async (lateSeconds: number) => {
      const now = testApp.platform.clock.now();
      await pass((nextTime(schedule, now).getTime() - now.getTime()) / 1_000 + lateSeconds);
    };
    return { own, channel, bruna, workflow, reach };
  };
  /** The names of the followers with whom it has begun, and come to its end. */
  const done = async ({ id }: WholeWorkflow): Promise<string[]> => {
    const { rows } = await testApp.platform.db.execute<{ name: string }>(
      sql`select name from workflow_run where workflow_id = ${id} and state = 'done' order by started_at`,
    );
    return rows.map(({ name }) => name);
  };

  const counted = async (what: SQL): Promise<number> => {
    const { rows } = await testApp.platform.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${what}`,
    );
    return rows[0]?.count ?? 0;
  };

  it('begins a workflow with each follower who has the tag, once each time', async () => {
    const { workflow, reach } = await openTagged();
    await reach(5);
    await until(
      () => done(workflow),
      (names) => names.length === 1,
    );
    await pass(600);
    await reach(5);
    await until(
      () => done(workflow),
      (names) => names.length === 2,
    );
    expect(await done(workflow)).toEqual(['Bruna Carvalho', 'Bruna Carvalho']);
  });

  it('that passed long before a server was there again is left out, and so is one of a workflow that is off', async () => {
    const { own, channel, workflow, reach } = await openTagged();
    const other = await openTagged();
    const params = { id: channel.id, workflowId: workflow.id };
    await own.call(switchWorkflow, { params, body: { isOn: false } });
    await reach(4 * 3_600);
    const now = testApp.platform.clock.now().toISOString();
    await until(
      () => counted(sql`workflow where id = ${other.workflow.id} and due_at > ${now}::timestamptz`),
      (count) => count === 1,
    );
    expect(await counted(sql`workflow_occasion where workflow_id in (${workflow.id}, ${other.workflow.id})`)).toBe(0);
    await other.reach(5);
    await until(
      () => done(other.workflow),
      (names) => names.length === 1,
    );
    expect(await done(workflow)).toEqual([]);
  });

  it('without a time or a tag is not published', async () => {
    const own = await openChannelTeam(testApp);
    const channel = await makeChannel(own);
    const start = step('start', 'start', { trigger: 'schedule', words: '', time: '' });
    const workflow = await makeWorkflow(own, channel, telling(start, 'Bom dia!'));
    expect(workflow.faults.map(({ fault, field }) => `${fault} ${field}`)).toEqual([
      'emptyField time',
      'emptyField tag',
    ]);
    await expect(publish(own, channel, workflow)).rejects.toMatchObject({ name: 'workflow_faulty' });
  });
});
