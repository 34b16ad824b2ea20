import { setTimeout as pause } from 'node:timers/promises';
import { sendMessageBatch } from '@balcao/contract/message-batch';
import type pg from 'pg';
import { callerAt, type MessageCrowd, openMessageCrowd } from '../apps/server/test/message-crowd.ts';
import { milliseconds, perSecond, quantile, seconds, times } from './figures.ts';
import { type Installation, openInstallation } from './installation.ts';
import type { Options } from './options.ts';
import { processorOf } from './processor.ts';
import type { Row } from './table.ts';

const people = 10_000;
const inBatch = 1_000;
const pollMs = 20;
const rounds = 3;

const delivered = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from message_delivery where reason is null',
  );
  return rows[0]?.count ?? 0;
};

/** From the first call until the last person has theirs. */
const deliver = async (url: string, client: pg.Client, { token, message }: MessageCrowd) => {
  const call = callerAt(url, token);
  const before = await delivered(client);
  const all = Array.from({ length: people }, (_, person) => message(person));
  const from = performance.now();
  await Promise.all(
    Array.from({ length: people / inBatch }, (_, index) => {
      const body = { messages: all.slice(index * inBatch, (index + 1) * inBatch) };
      return call(sendMessageBatch, { body }, { idempotencyKey: crypto.randomUUID() });
    }),
  );
  const taken = (performance.now() - from) / 1000;
  while ((await delivered(client)) < before + people) {
    if (performance.now() - from > 120_000) throw new Error('not delivered after two minutes');
    await pause(pollMs);
  }
  return { taken, took: (performance.now() - from) / 1000 };
};

/** Everyone got exactly one, and has none left. @throws Error where that is not so. */
const prove = async (client: pg.Client, { templateId }: MessageCrowd): Promise<void> => {
  const { rows } = await client.query<{ people: number; messages: number; left: number }>(
    `select count(distinct customer_id)::int as people, count(*)::int as messages,
      (select sum(remaining)::int from message_consent where template_id = $1) as left
    from message_delivery where template_id = $1 and reason is null`,
    [templateId],
  );
  const { people: reached, messages, left } = rows[0] ?? {};
  if (reached !== people || messages !== people || left !== 0)
    throw new Error(`doubled or lost: ${JSON.stringify(rows[0])}`);
};

/** The same rows by statements of a thousand, each committed: what PostgreSQL takes for keeping them. */
const insertBare = async (client: pg.Client, { templateId }: MessageCrowd): Promise<number> => {
  await client.query('create table bare_delivery (like message_delivery including all)');
  const { rows } = await client.query<{ line: string }>(
    'select row_to_json(d)::text as line from message_delivery d where template_id = $1 order by id',
    [templateId],
  );
  const parts = Array.from(
    { length: people / inBatch },
    (_, index) =>
      `[${rows
        .slice(index * inBatch, (index + 1) * inBatch)
        .map(({ line }) => line)
        .join()}]`,
  );
  const from = performance.now();
  for (const part of parts)
    await client.query(
      'insert into bare_delivery select * from json_populate_recordset(null::bare_delivery, $1::json)',
      [part],
    );
  const took = (performance.now() - from) / 1000;
  await client.query('drop table bare_delivery');
  return took;
};

const run = async ({ server, laidOut: merchantId, connect }: Installation<string>, say: Options['say']) => {
  const client = await connect();
  const all: { took: number; taken: number; bare: number }[] = [];
  const pid = server.child.pid ?? 0;
  let cores = { server: 0, database: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const crowd = await openMessageCrowd(server.url, client, { merchantId, people, allowed: 1 });
    await client.query('vacuum analyze');
    const used = processorOf(pid);
    const { took, taken } = await deliver(server.url, client, crowd);
    const now = processorOf(pid);
    cores = { server: now.server - used.server, database: now.database - used.database };
    await prove(client, crowd);
    const bare = await insertBare(client, crowd);
    say(`message: taken in ${seconds(taken)}, delivered in ${seconds(took)}; bare insert ${milliseconds(bare * 1000)}`);
    all.push({ took, taken, bare });
  }
  await client.end();
  return { all, cores };
};

/** Ten thousand subscribe messages to ten thousand people, in ten calls: from the first call until the last is delivered. */
export const measureMessages = async ({ say }: Options): Promise<Row[]> => {
  const installation = await openInstallation(async (services, platform) => {
    const seeded = await services.seeds.seed('small');
    return (await services.teams.byNumber(platform.db, seeded?.merchantNumber ?? ''))?.merchantId ?? '';
  });
  try {
    const { all, cores } = await run(installation, say);
    const half = (of: 'took' | 'taken' | 'bare') =>
      quantile(
        all.map((one) => one[of]),
        0.5,
      );
    const [took, bare] = [half('took'), half('bare')];
    return [
      {
        what: `${people.toLocaleString('en-US')} subscribe messages to as many people, ${people / inBatch} calls at once, until the last is delivered, half of ${rounds}`,
        ours: `${seconds(took)} (taken in ${seconds(half('taken'))}), ${perSecond(people / took)}, none doubled, processor: server ${seconds(cores.server)}, PostgreSQL ${seconds(cores.database)}`,
        against: `a bare insert of the same rows, a thousand a statement: ${milliseconds(bare * 1000)}`,
        ratio: times(took / bare),
        goal: '',
      },
    ];
  } finally {
    await installation.close();
  }
};
