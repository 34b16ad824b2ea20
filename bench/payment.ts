import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Secrets } from '../apps/server/src/platform/secrets.ts';
import { runBare } from './bare-payments.ts';
import { callAtOnce, type Run } from './callers.ts';
import { mean, milliseconds, perSecond, quantile, spread, times } from './figures.ts';
import { type Installation, openInstallation } from './installation.ts';
import { addCustomers, addMerchants, type Merchant, type SignedCall, signOrders } from './merchants.ts';
import type { Options } from './options.ts';
import { byPhone, byRail, openHttp, type PayOrder, runPayments } from './pay-calls.ts';
import { processorOf } from './processor.ts';
import type { Row } from './table.ts';
import { prepareTpcB } from './tpc-b.ts';

interface LaidOut {
  readonly merchants: readonly Merchant[];
  readonly tokens: readonly string[];
  readonly secrets: Secrets;
}

/** How long one caller alone waits for an order, in round trips: an empty answer over HTTP and one row committed to disk. */
const loneCaller = async ({ server, laidOut, connect }: Installation<LaidOut>): Promise<Row> => {
  const count = 300;
  const http = await openHttp(server.url, 1);
  const calls = signOrders(laidOut.merchants, count);
  const client = await connect();
  await client.query('create table bench_row (at int)');
  const trips = await callAtOnce(1, count, async () => {
    await http.get('/health');
    await client.query({ name: 'row', text: 'insert into bench_row values (1)' });
  });
  const orders = await callAtOnce(1, count, async (index) => {
    const { path: address, headers, body } = calls[index] as SignedCall;
    await http.post(address, headers, body);
  });
  await client.query('drop table bench_row');
  await client.end();
  http.close();
  const [ours, trip] = [quantile(orders.latencies, 0.5), quantile(trips.latencies, 0.5)];
  return {
    what: 'a lone caller creates an order',
    ours: spread(orders.latencies),
    against: `a round trip: empty answer + one committed row: ${milliseconds(trip)}`,
    ratio: `${times(ours / trip)} round trips`,
    goal: '≤ 4',
  };
};

/** Waits until the jobs have posted what the phone has paid. */
const untilPosted = async ({ connect }: Installation<LaidOut>, paid: number): Promise<void> => {
  const client = await connect();
  const posted = `select count(*)::int as posted from "order" o join sandbox_payment p using (txid) where o.status = '02'`;
  const end = performance.now() + 120_000;
  for (;;) {
    const { rows } = await client.query<{ posted: number }>(posted);
    if (rows[0]?.posted === paid) break;
    if (performance.now() > end) throw new Error(`${rows[0]?.posted} of ${paid} payments are posted after two minutes`);
    await pause(50);
  }
  await client.end();
};

/** Processor time of one payment in milliseconds: unlike its speed, it hardly depends on what else the machine does. */
interface Cost {
  readonly server: number;
  readonly database: number;
}
const costOf = async (pid: number, count: number, work: () => Promise<Run>): Promise<{ run: Run; cost: Cost }> => {
  const before = processorOf(pid);
  const run = await work();
  const after = processorOf(pid);
  const each = (seconds: number): number => (seconds * 1000) / count;
  const cost = { server: each(after.server - before.server), database: each(after.database - before.database) };
  return { run, cost };
};
const said = ({ server, database }: Cost): string =>
  `server ${milliseconds(server)}, PostgreSQL ${milliseconds(database)}`;
const sum = ({ server, database }: Cost): number => server + database;

interface Figures {
  readonly spreadCost: Cost;
  readonly oneCost: Cost;
  readonly bare: Run;
  readonly runs: readonly [string, Run][];
  readonly oneMerchant: Run;
  readonly spreadOut: Run;
  readonly phone: Run;
  readonly posted: number;
}
interface Against {
  readonly against: string;
  readonly yardstick: number;
}

const rowsOf = (
  { bare, runs, oneMerchant, spreadOut, phone, posted, spreadCost, oneCost }: Figures,
  { against, yardstick }: Against,
  lone: Row,
): Row[] => [
  ...runs.map(([what, { latencies, perSecond: rate }]) => ({
    what: `payment (signed order + signed notification of the rail, posted), ${what}, 50 merchants`,
    ours: `${perSecond(rate)}, ${spread(latencies)}`,
    against,
    ratio: times(rate / yardstick),
    goal: '',
  })),
  {
    what: 'the same, 128 callers, every order on one merchant',
    ours: `${perSecond(oneMerchant.perSecond)}, ${spread(oneMerchant.latencies)}`,
    against: `50 merchants: ${perSecond(spreadOut.perSecond)}`,
    ratio: times(oneMerchant.perSecond / spreadOut.perSecond),
    goal: '≥ 0.9×',
  },
  {
    what: 'processor time of such a payment, 128 callers, every order on one merchant',
    ours: said(oneCost),
    against: `50 merchants: ${said(spreadCost)}`,
    ratio: times(sum(oneCost) / sum(spreadCost)),
    goal: '',
  },
  {
    what: 'the same two requests with the same signatures, bare node:http that stores nothing, 128 callers',
    ours: `${perSecond(spreadOut.perSecond)} with everything stored`,
    against: `${perSecond(bare.perSecond)}, which is ${times(bare.perSecond / yardstick)} of TPC-B`,
    ratio: times(spreadOut.perSecond / bare.perSecond),
    goal: '≥ 0.6×',
  },
  lone,
  {
    what: 'payment from the phone (signed order + wallet + sandbox rail + its job), 64 callers',
    ours: `${perSecond(phone.perSecond)} acknowledged, ${perSecond(posted)} until all are posted`,
    against: `the bare server: ${perSecond(bare.perSecond)}`,
    ratio: times(posted / bare.perSecond),
    goal: '≥ 0.3×',
  },
];

/** Payments a second against TPC-B on the same PostgreSQL in the same run: before, ours, after. */
export const measurePayments = async ({ seconds: length, say }: Options): Promise<Row[]> => {
  const installation = await openInstallation<LaidOut>(
    async (services, platform) => ({
      merchants: await addMerchants(services, platform, 50),
      tokens: await addCustomers(services, platform, 1_000),
      secrets: platform.secrets,
    }),
    { program: path.join(import.meta.dirname, 'rail-server.ts') },
  );
  try {
    const { merchants, tokens, secrets } = installation.laidOut;
    const { url } = installation.server;
    const tpcB = await prepareTpcB(installation.socket);
    const rail = byRail(secrets);
    const [first] = merchants as [Merchant];
    const pays = (callers: number, whose: readonly Merchant[], count: number, how: PayOrder) =>
      runPayments(url, callers, signOrders(whose, count), how);
    say('payment: warming up');
    const warm = await pays(16, merchants, 1_000, rail);
    const owner = await installation.connect();
    await owner.query('analyze');
    await owner.end();
    const count = Math.ceil(warm.perSecond * length);

    const before = await tpcB.run(length);
    say(`payment: ${tpcB.name} before ${perSecond(before)}`);
    const runs: [string, Run][] = [];
    const measure = async (what: string, callers: number, whose: readonly Merchant[], how: PayOrder): Promise<Run> => {
      const run = await pays(callers, whose, count, how);
      say(`payment: ${what}: ${perSecond(run.perSecond)}, ${spread(run.latencies)}`);
      runs.push([what, run]);
      return run;
    };
    for (const callers of [16, 64]) await measure(`${callers} callers`, callers, merchants, rail);
    const pid = installation.server.child.pid as number;
    const spread128 = await costOf(pid, count, () => measure('128 callers', 128, merchants, rail));
    const one128 = await costOf(pid, count, () => pays(128, [first], count, rail));
    const [spreadOut, oneMerchant] = [spread128.run, one128.run];
    say(
      `payment: of one merchant ${perSecond(oneMerchant.perSecond)}, ${said(one128.cost)}; of many ${said(spread128.cost)}`,
    );
    const bare = await runBare(merchants, secrets, 128, count * 4);
    say(`payment: bare server that stores nothing: ${perSecond(bare.perSecond)}`);
    const lone = await loneCaller(installation);
    const from = performance.now();
    const phone = await pays(64, merchants, count, byPhone(tokens));
    await untilPosted(installation, count);
    const posted = (count * 1000) / (performance.now() - from);
    const after = await tpcB.run(length);
    say(`payment: ${tpcB.name} after ${perSecond(after)}`);

    const against = `${tpcB.name}, 16 clients: ${perSecond(before)} before, ${perSecond(after)} after`;
    const costs = { spreadCost: spread128.cost, oneCost: one128.cost };
    const figures = { bare, runs, oneMerchant, spreadOut, phone, posted, ...costs };
    return rowsOf(figures, { against, yardstick: mean([before, after]) }, lone);
  } finally {
    await installation.close();
  }
};
