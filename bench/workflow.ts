import { setTimeout as pause } from 'node:timers/promises';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { advanceClock } from '@balcao/contract/sandbox';
import type pg from 'pg';
import { makeTag } from '../apps/server/test/followers.ts';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { addTagged, dailyGreeting, soon } from '../apps/server/test/workflow-crowd.ts';
import { online } from '../apps/server/test/workflows.ts';
import { perSecond, seconds } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { processorOf } from './processor.ts';
import type { Row } from './table.ts';

const people = 2_000;
const pollMs = 50;
const patienceMs = 300_000;
/** Seconds of the sandbox's clock after which the time of the greeting has come. */
const untilItBegins = 180;

interface Counted {
  readonly done: number;
  readonly steps: number;
}
const countOf = async (client: pg.Client, workflowId: string): Promise<Counted> => {
  const { rows } = await client.query<Counted>(
    `select count(*) filter (where state = 'done')::int as done,
      (select count(*)::int from workflow_run_step s join workflow_run r on r.merchant_id = s.merchant_id and r.id = s.run_id
        where r.workflow_id = $1) as steps
    from workflow_run where workflow_id = $1`,
    [workflowId],
  );
  return rows[0] ?? { done: 0, steps: 0 };
};
const doneOf = async (client: pg.Client, workflowId: string): Promise<number> => {
  const { rows } = await client.query<{ done: number }>(
    `select count(*)::int as done from workflow_run where workflow_id = $1 and state = 'done'`,
    [workflowId],
  );
  return rows[0]?.done ?? 0;
};

/** Everyone has heard each of both messages once. @throws Error where that is not so. */
const prove = async (client: pg.Client, workflowId: string): Promise<void> => {
  const { rows } = await client.query<{ said: number; heard: number }>(
    `select count(*)::int as said, count(distinct (m.text, m.conversation_id))::int as heard
      from conversation_message m join conversation c on c.merchant_id = m.merchant_id and c.id = m.conversation_id
      join workflow_run r on r.merchant_id = c.merchant_id and r.channel_id = c.channel_id and r.customer_id = c.customer_id
      where r.workflow_id = $1`,
    [workflowId],
  );
  const { said, heard } = rows[0] ?? {};
  if (said !== 2 * people || heard !== 2 * people) throw new Error(`doubled or lost: ${JSON.stringify(rows[0])}`);
};

/** A workflow of six steps, two of them with messages, for two thousand followers at one time of the day. */
export const measureWorkflows = async ({ say }: Options): Promise<Row[]> => {
  const demo = await openDemo();
  const client = await demo.connect();
  try {
    const call = callerAt(demo.server.url, demo.token);
    const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list as [Channel];
    const tag = await makeTag({ call }, channel, 'Turma');
    await addTagged(client, { merchantId: demo.merchantId, channelId: channel.id, tagId: tag.id }, people);
    const { id } = await online({ call }, channel, dailyGreeting(tag.id, soon()));
    await client.query('vacuum analyze');
    const pid = demo.server.child.pid ?? 0;
    const used = processorOf(pid);
    const from = performance.now();
    await callerAt(demo.server.url)(advanceClock, { body: { advanceSeconds: untilItBegins } });
    while ((await doneOf(client, id)) < people) {
      if (performance.now() - from > patienceMs) throw new Error('the workflows are not done after five minutes');
      await pause(pollMs);
    }
    const took = (performance.now() - from) / 1_000;
    const now = processorOf(pid);
    const { steps } = await countOf(client, id);
    await prove(client, id);
    say(`workflow: ${steps} steps in ${seconds(took)}`);
    const [server, database] = [now.server - used.server, now.database - used.database];
    return [
      {
        what: `a workflow of six steps, two of which say something, for ${people.toLocaleString('en-US')} followers at once, from its time until the last run is done`,
        ours: `${seconds(took)}, ${perSecond(steps / took)} steps, none twice, processor: server ${seconds(server)}, PostgreSQL ${seconds(database)}`,
        against: '',
        ratio: '',
        goal: '',
      },
    ];
  } finally {
    await client.end();
    await demo.close();
  }
};
