import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callAtOnce, type Run } from './callers.ts';
import { quantile, spread, times } from './figures.ts';
import type { Answers, Flood } from './flooding-server.ts';
import { openInstallation } from './installation.ts';
import { addMerchants, type Merchant, type SignedCall, signOrders } from './merchants.ts';
import type { Options } from './options.ts';
import { openHttp } from './pay-calls.ts';
import type { Row } from './table.ts';

const callersOfOther = 2;
/** More than a flood sends: a call that is sent twice is refused with 401 and no longer floods. */
const callsASecond = 4_000;

/** Another merchant goes on creating orders, one after the other on two connections. */
const runOther = async (url: string, merchant: Merchant, length: number): Promise<Run> => {
  const http = await openHttp(url, callersOfOther);
  const calls = signOrders([merchant], length * 100);
  const run = await callAtOnce(callersOfOther, calls.length, async (index) => {
    const { path: address, headers, body } = calls[index] as SignedCall;
    await http.post(address, headers, body);
    await pause(10);
  });
  http.close();
  return { ...run, latencies: run.latencies.map((ms) => ms - 10) };
};

/** The same while one merchant floods the server. */
const withFlood = async (flood: Flood, other: () => Promise<Run>): Promise<{ run: Run; answers: Answers }> => {
  const flooder = fork(path.join(import.meta.dirname, 'flooding-server.ts'));
  flooder.send(flood);
  await pause(1_000);
  const run = await other();
  const told = once(flooder, 'message');
  flooder.send('stop');
  const [answers] = (await told) as [Answers];
  return { run, answers };
};

const wrong = (call: SignedCall): SignedCall => ({ ...call, body: `${call.body} ` });

/** How much one merchant feels of another one's flood, against the same calls alone in the same run. */
export const measureFlood = async ({ seconds: length, say }: Options): Promise<Row[]> => {
  const installation = await openInstallation((services, platform) => addMerchants(services, platform, 2));
  try {
    const { url } = installation.server;
    const [flooding, quiet] = installation.laidOut as [Merchant, Merchant];
    const other = () => runOther(url, quiet, length);
    await other();
    const rows: Row[] = [];
    const measure = async (what: string, calls: readonly SignedCall[], connections: number): Promise<void> => {
      const alone = await other();
      const { run, answers } = await withFlood({ url, connections, calls }, other);
      const said = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
      say(
        `flood: ${what} on ${connections}: ${said.join(', ')}; alone ${spread(alone.latencies)}; then ${spread(run.latencies)}`,
      );
      rows.push({
        what: `an order of a merchant while another one floods on ${connections} connections: ${what}`,
        ours: `${spread(run.latencies)}, the flood was answered ${said.join(', ')}`,
        against: `without the flood: ${spread(alone.latencies)}`,
        ratio: `p99 ${times(quantile(run.latencies, 0.99) / quantile(alone.latencies, 0.99))}`,
        goal: 'p99 ≤ 2×',
      });
    };
    await measure('with orders', signOrders([flooding], length * callsASecond), 64);
    await measure('with orders', signOrders([flooding], length * callsASecond), 512);
    await measure('with wrong signatures', signOrders([flooding], 500).map(wrong), 64);
    return rows;
  } finally {
    await installation.close();
  }
};
